class Hand {
  static from(dice) {
    return new this(...dice);
  }

  constructor(...dice) {
    this.dice = dice;
  }

  get sorted() { return [...this.dice].sort().join(''); }
  get sum() { return this.dice.reduce((a, b) => a + b, 0); }

  count(face) { return this.dice.filter((die) => die === face).length; }
  alike(n) { return [6, 5, 4, 3, 2, 1].filter((face) => this.count(face) >= n); }

  get ones() { return this.count(1); }
  get twos() { return 2 * this.count(2); }
  get threes() { return 3 * this.count(3); }
  get fours() { return 4 * this.count(4); }
  get fives() { return 5 * this.count(5); }
  get sixes() { return 6 * this.count(6); }
  get pair() { return 2 * (this.alike(2)[0] ?? 0); }
  get twoPairs() { const [high, low] = this.alike(2); return low ? 2 * (high + low) : 0; }
  get threeOfAKind() { return 3 * (this.alike(3)[0] ?? 0); }
  get fourOfAKind() { return 4 * (this.alike(4)[0] ?? 0); }
  get smallStraight() { return this.sorted === '12345' ? 15 : 0; }
  get largeStraight() { return this.sorted === '23456' ? 20 : 0; }
  get fullHouse() { return this.alike(3).length === 1 && this.alike(2).length === 2 ? this.sum : 0; }
  get chance() { return this.sum; }
  get yatzy() { return this.alike(5).length ? 50 : 0; }
}

module.exports = { Hand };
