type Scorer = (...dice: number[]) => number;

const count = (face: number, dice: number[]): number => dice.filter((die) => die === face).length;
const sum: Scorer = (...dice) => dice.reduce((a, b) => a + b, 0);
const numbers = (face: number): Scorer => (...dice) => face * count(face, dice);
const alike = (n: number): Scorer => (...dice) => n * ([6, 5, 4, 3, 2, 1].find((face) => count(face, dice) >= n) ?? 0);
const straight = (text: string): Scorer => (...dice) => ([...dice].sort().join('') === text ? sum(...dice) : 0);

const Yatzy = {
  ones: numbers(1),
  twos: numbers(2),
  threes: numbers(3),
  fours: numbers(4),
  fives: numbers(5),
  sixes: numbers(6),
  pair: alike(2),
  twoPairs: (...dice) => {
    const pairs = [1, 2, 3, 4, 5, 6].filter((face) => count(face, dice) >= 2);
    return pairs.length === 2 ? 2 * sum(...pairs) : 0;
  },
  threeOfAKind: alike(3),
  fourOfAKind: alike(4),
  smallStraight: straight('12345'),
  largeStraight: straight('23456'),
  fullHouse: (...dice) => (new Set(dice).size === 2 && !alike(4)(...dice) ? sum(...dice) : 0),
  chance: sum,
  yatzy: (...dice) => (new Set(dice).size === 1 ? 50 : 0),
} satisfies Record<string, Scorer>;

export = Yatzy;
