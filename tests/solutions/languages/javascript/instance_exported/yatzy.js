class Dice {
  constructor(faces) {
    this.faces = faces;
  }

  sum() { return this.faces.reduce((a, b) => a + b, 0); }
  times(face) { return this.faces.filter((die) => die === face).length; }
  alike(n) { return [6, 5, 4, 3, 2, 1].filter((face) => this.times(face) >= n); }
}

class Yatzy {
  constructor(points) {
    if (!points) throw new Error('what is it worth?');
    this.points = points;
  }

  ones(faces) { return new Dice(faces).times(1); }
  twos(faces) { return new Dice(faces).times(2) * 2; }
  threes(faces) { return new Dice(faces).times(3) * 3; }
  fours(faces) { return new Dice(faces).times(4) * 4; }
  fives(faces) { return new Dice(faces).times(5) * 5; }
  sixes(faces) { return new Dice(faces).times(6) * 6; }
  pair(faces) { return 2 * (new Dice(faces).alike(2)[0] || 0); }
  twoPairs(faces) {
    const pairs = new Dice(faces).alike(2);
    return pairs.length > 1 ? 2 * new Dice(pairs).sum() : 0;
  }
  threeOfAKind(faces) { return 3 * (new Dice(faces).alike(3)[0] || 0); }
  fourOfAKind(faces) { return 4 * (new Dice(faces).alike(4)[0] || 0); }
  smallStraight(faces) { return String([...faces].sort()) === '1,2,3,4,5' ? this.points.small : 0; }
  largeStraight(faces) { return String([...faces].sort()) === '2,3,4,5,6' ? this.points.large : 0; }
  fullHouse(faces) {
    const dice = new Dice(faces);
    return dice.alike(3).length === 1 && dice.alike(2).length === 2 ? dice.sum() : 0;
  }
  chance(faces) { return new Dice(faces).sum(); }
  yatzy(faces) { return new Dice(faces).alike(5).length ? this.points.yatzy : 0; }
}

module.exports = new Yatzy({ small: 15, large: 20, yatzy: 50 });
