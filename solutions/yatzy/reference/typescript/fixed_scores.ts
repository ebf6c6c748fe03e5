// Yatzy with fixed scores: 30 and 40 for straights, 25 for a full house.

export type Category =
  | "chance"
  | "yatzy"
  | "ones"
  | "twos"
  | "threes"
  | "fours"
  | "fives"
  | "sixes"
  | "pair"
  | "two pairs"
  | "three of a kind"
  | "four of a kind"
  | "small straight"
  | "large straight"
  | "full house";

type Rule = (dice: readonly number[]) => number;

const FACES = [1, 2, 3, 4, 5, 6];

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const count = (face: number, dice: readonly number[]): number =>
  dice.filter((die) => die === face).length;

const facesShowing = (times: number, dice: readonly number[]): number[] =>
  FACES.filter((face) => count(face, dice) >= times);

const allOf =
  (face: number): Rule =>
  (dice) => face * count(face, dice);

/** The highest face that shows at least so often; that many of it count. */
const alike =
  (times: number): Rule =>
  (dice) => times * Math.max(0, ...facesShowing(times, dice));

const twoPairs: Rule = (dice) => {
  const pairs = facesShowing(2, dice);
  return pairs.length === 2 ? 2 * sum(pairs) : 0;
};

/** Any so many numbers in a row, wherever they lie. */
const straight =
  (length: number, points: number): Rule =>
  (dice) => {
    const isRow = (first: number) =>
      FACES.slice(first - 1, first - 1 + length).every((face) => dice.includes(face));
    return FACES.filter((first) => first + length <= 7).some(isRow) ? points : 0;
  };

const fullHouse: Rule = (dice) =>
  dice.every((die) => [2, 3].includes(count(die, dice))) ? 25 : 0;

const RULES: Record<Category, Rule> = {
  "chance": sum,
  "yatzy": (dice) => (new Set(dice).size === 1 ? 50 : 0),
  "ones": allOf(1),
  "twos": allOf(2),
  "threes": allOf(3),
  "fours": allOf(4),
  "fives": allOf(5),
  "sixes": allOf(6),
  "pair": alike(2),
  "two pairs": twoPairs,
  "three of a kind": alike(3),
  "four of a kind": alike(4),
  "small straight": straight(4, 30),
  "large straight": straight(5, 40),
  "full house": fullHouse,
};

export function score(dice: readonly number[], category: Category): number {
  return RULES[category](dice);
}
