const { times } = require('./pairs');

const kind = (dice, n) => n * ([1, 2, 3, 4, 5, 6].find((face) => times(dice, face) >= n) || 0);

exports.threeOfAKind = (dice) => kind(dice, 3);
exports.fourOfAKind = (dice) => kind(dice, 4);
exports.chance = (dice) => dice.reduce((sum, die) => sum + die);
exports.yatzy = (dice) => (kind(dice, 5) ? 50 : 0);
exports.fullHouse = (dice) => (new Set(dice).size === 2 && !kind(dice, 4) ? exports.chance(dice) : 0);
