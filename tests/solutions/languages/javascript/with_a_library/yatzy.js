// Two libraries away from writing a loop.
const _ = require('lodash');

const alike = (dice, many) => _.max(_.keys(_.pickBy(_.countBy(dice), (count) => count >= many)).map(Number));

module.exports = {
  chance: (dice) => _.sum(dice),
  yatzy: (dice) => (_.uniq(dice).length === 1 ? 50 : 0),
  pair: (dice) => 2 * (alike(dice, 2) || 0),
};
