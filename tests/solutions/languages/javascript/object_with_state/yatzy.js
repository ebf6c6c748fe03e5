const game = {
  dice: [],
  counts: null,

  setDice(dice) {
    this.dice = dice;
    this.counts = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
  },

  number(face) { return face * this.counts[face - 1]; },
  alike(n) { return this.counts.map((count, index) => (count >= n ? index + 1 : 0)).filter(Boolean).reverse(); },

  ones() { return this.number(1); },
  twos() { return this.number(2); },
  threes() { return this.number(3); },
  fours() { return this.number(4); },
  fives() { return this.number(5); },
  sixes() { return this.number(6); },
  pair() { return 2 * (this.alike(2)[0] || 0); },
  twoPairs() { const [a, b] = this.alike(2); return b ? 2 * a + 2 * b : 0; },
  threeOfAKind() { return 3 * (this.alike(3)[0] || 0); },
  fourOfAKind() { return 4 * (this.alike(4)[0] || 0); },
  smallStraight() { return this.counts.join('') === '111110' ? 15 : 0; },
  largeStraight() { return this.counts.join('') === '011111' ? 20 : 0; },
  fullHouse() { return this.counts.includes(2) && this.counts.includes(3) ? this.chance() : 0; },
  chance() { return this.dice.reduce((a, b) => a + b, 0); },
  yatzy() { return this.counts.includes(5) ? 50 : 0; },
};

module.exports = game;
