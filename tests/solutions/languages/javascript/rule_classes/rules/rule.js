export class Rule {
  count(dice, face) { return dice.filter((die) => die === face).length; }
  sorted(dice) { return [...dice].sort().join(''); }
  sum(dice) { return dice.reduce((a, b) => a + b, 0); }

  score(dice) {
    throw new Error(`${this.constructor.name} is not implemented`);
  }
}
