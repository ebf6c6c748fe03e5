const sum = dice => dice.reduce((a, b) => a + b, 0);
const count = face => dice => dice.filter(die => die === face).length;
const kinds = n => dice => [6, 5, 4, 3, 2, 1].filter(face => count(face)(dice) >= n);
const first = ([face = 0]) => face;
const fixed = points => is => dice => is(dice) ? points : 0;
const equals = text => dice => [...dice].sort().join('') === text;

const rules = {
  ones: count(1),
  twos: dice => 2 * count(2)(dice),
  threes: dice => 3 * count(3)(dice),
  fours: dice => 4 * count(4)(dice),
  fives: dice => 5 * count(5)(dice),
  sixes: dice => 6 * count(6)(dice),
  pair: dice => 2 * first(kinds(2)(dice)),
  twoPairs: dice => kinds(2)(dice).length === 2 ? 2 * sum(kinds(2)(dice)) : 0,
  threeOfAKind: dice => 3 * first(kinds(3)(dice)),
  fourOfAKind: dice => 4 * first(kinds(4)(dice)),
  smallStraight: fixed(15)(equals('12345')),
  largeStraight: fixed(20)(equals('23456')),
  fullHouse: dice => first(kinds(3)(dice)) && kinds(2)(dice).length === 2 ? sum(dice) : 0,
  chance: sum,
  yatzy: fixed(50)(dice => new Set(dice).size === 1),
};

export const score = category => dice => rules[category](dice);
