// Yatzy, as Exercise 104 has it: alike means exactly so many, and one too many spoils it.

export const chance = (dice) => sum(dice);
export const yatzy = (dice) => (new Set(dice).size === 1 ? 50 : 0);

export const ones = (dice) => allOf(1, dice);
export const twos = (dice) => allOf(2, dice);
export const threes = (dice) => allOf(3, dice);
export const fours = (dice) => allOf(4, dice);
export const fives = (dice) => allOf(5, dice);
export const sixes = (dice) => allOf(6, dice);

export const pair = (dice) => 2 * Math.max(0, ...facesShowing(2, dice));
export const threeOfAKind = (dice) => 3 * sum(facesShowing(3, dice));
export const fourOfAKind = (dice) => 4 * sum(facesShowing(4, dice));

export function twoPairs(dice) {
  const pairs = facesShowing(2, dice);
  return pairs.length === 2 ? 2 * sum(pairs) : 0;
}

export function fullHouse(dice) {
  const both = facesShowing(3, dice).length === 1 && facesShowing(2, dice).length === 1;
  return both ? sum(dice) : 0;
}

export const smallStraight = (dice) => straight("12345", dice);
export const largeStraight = (dice) => straight("23456", dice);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const count = (face, dice) => dice.filter((die) => die === face).length;

const allOf = (face, dice) => face * count(face, dice);

const straight = (row, dice) => ([...dice].sort().join("") === row ? sum(dice) : 0);

/** The faces that lie on the table exactly so many times. */
const facesShowing = (times, dice) =>
  [1, 2, 3, 4, 5, 6].filter((face) => count(face, dice) === times);
