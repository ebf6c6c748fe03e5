function pair(dice) {
  return dice.filter((die) => die === 6)).length;
}
