const _ = { sum: (dice) => dice.reduce((a, b) => a + b, 0) };

module.exports = {
  VERSION: '1.0.2',

  count(dice, face) {
    return dice.filter((die) => die === face).length;
  },

  alike(dice, count) {
    return [6, 5, 4, 3, 2, 1].filter((face) => this.count(dice, face) >= count);
  },

  upper: function (dice, face) { return face * this.count(dice, face); },

  ones(dice) { return this.upper(dice, 1); },
  twos(dice) { return this.upper(dice, 2); },
  threes(dice) { return this.upper(dice, 3); },
  fours(dice) { return this.upper(dice, 4); },
  fives(dice) { return this.upper(dice, 5); },
  sixes(dice) { return this.upper(dice, 6); },

  pair(dice) { return 2 * (this.alike(dice, 2)[0] || 0); },

  'two pairs'(dice) {
    const [high, low] = this.alike(dice, 2);
    return low ? 2 * (high + low) : 0;
  },

  'three of a kind'(dice) { return 3 * (this.alike(dice, 3)[0] || 0); },
  'four of a kind'(dice) { return 4 * (this.alike(dice, 4)[0] || 0); },
  'small straight'(dice) { return [1, 2, 3, 4, 5].every((face) => dice.includes(face)) ? 15 : 0; },
  'large straight'(dice) { return [2, 3, 4, 5, 6].every((face) => dice.includes(face)) ? 20 : 0; },

  'full house'(dice) {
    return this.alike(dice, 3).length === 1 && this.alike(dice, 2).length === 2 ? _.sum(dice) : 0;
  },

  chance: _.sum,
  yatzy: (dice) => (new Set(dice).size === 1 ? 50 : 0),
};
