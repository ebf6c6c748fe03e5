// My first go at the kata: I kept all the ways of calling that I was given.
class Yatzy {
  constructor(d1, d2, d3, d4, _5) {
    this.dice = [d1, d2, d3, d4];
    this.dice[4] = _5;
  }

  static chance(d1, d2, d3, d4, d5) {
    return d1 + d2 + d3 + d4 + d5;
  }

  static yatzy() {
    for (var i = 1; i < arguments.length; i++) {
      if (arguments[i] !== arguments[0]) return 0;
    }
    return 50;
  }

  static ones(...dice) { return Yatzy.sumOf(1, dice); }
  static twos(...dice) { return Yatzy.sumOf(2, dice); }
  static threes(...dice) { return Yatzy.sumOf(3, dice); }

  fours() { return Yatzy.sumOf(4, this.dice); }
  fives() { return Yatzy.sumOf(5, this.dice); }
  sixes() { return Yatzy.sumOf(6, this.dice); }

  static score_pair(d1, d2, d3, d4, d5) {
    return 2 * (Yatzy.alike(2, [d1, d2, d3, d4, d5])[0] || 0);
  }

  static two_pair(d1, d2, d3, d4, d5) {
    const pairs = Yatzy.alike(2, [d1, d2, d3, d4, d5]);
    return pairs.length === 2 ? 2 * (pairs[0] + pairs[1]) : 0;
  }

  static three_of_a_kind(_1, _2, d3, d4, d5) {
    return 3 * (Yatzy.alike(3, [_1, _2, d3, d4, d5])[0] || 0);
  }

  static four_of_a_kind(_1, _2, d3, d4, d5) {
    return 4 * (Yatzy.alike(4, [_1, _2, d3, d4, d5])[0] || 0);
  }

  static smallStraight(d1, d2, d3, d4, d5) {
    return [d1, d2, d3, d4, d5].sort().join('') === '12345' ? 15 : 0;
  }

  static largeStraight(d1, d2, d3, d4, d5) {
    return [d1, d2, d3, d4, d5].sort().join('') === '23456' ? 20 : 0;
  }

  static fullHouse(d1, d2, d3, d4, d5) {
    const dice = [d1, d2, d3, d4, d5];
    const [triple] = Yatzy.alike(3, dice);
    const pair = Yatzy.alike(2, dice).find((face) => face !== triple);
    return triple && pair ? 3 * triple + 2 * pair : 0;
  }

  static sumOf(face, dice) {
    return dice.filter((die) => die === face).length * face;
  }

  // The faces that are there so many times, the highest first.
  static alike(count, dice) {
    return [6, 5, 4, 3, 2, 1].filter((face) => dice.filter((die) => die === face).length >= count);
  }
}

module.exports = Yatzy;
