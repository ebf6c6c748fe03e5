module.exports = function pair(dice) {
  if (dice.length === 0) {
    return 0;
