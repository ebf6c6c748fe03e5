// Needs what nobody has.
const left = require('left-pad-of-dice');

module.exports = (dice) => left(dice);
