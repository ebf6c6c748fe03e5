// Yatzy for people who lose dice: scored with four or five, refused with any other number.
//
// Where the story is silent, the rules are taken as written: straights and a full house take
// five dice, and four equal dice are no two pairs. Whoever wants them shorter, asks.

const CATEGORIES = {
  "chance": (dice) => sum(dice),
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
  "small straight": straight("12345"),
  "large straight": straight("23456"),
  "full house": fullHouse,
};

function score(dice, category) {
  if (dice.length < 4 || dice.length > 5) {
    throw new RangeError(`${dice.length} dice on the table: Yatzy is played with 4 or 5`);
  }
  return CATEGORIES[category](dice);
}

/** The category in which the dice of one face count. */
function allOf(face) {
  return (dice) => face * count(face, dice);
}

/** The category in which so many equal dice count, the highest of them. */
function alike(times) {
  return (dice) => times * Math.max(0, ...facesShowing(times, dice));
}

/** The category in which this row counts, and nothing else. */
function straight(row) {
  return (dice) => ([...dice].sort().join("") === row ? sum(dice) : 0);
}

function twoPairs(dice) {
  const pairs = facesShowing(2, dice);
  return pairs.length === 2 ? 2 * sum(pairs) : 0;
}

function fullHouse(dice) {
  const counts = dice.map((die) => count(die, dice));
  return dice.length === 5 && counts.every((times) => times === 2 || times === 3) ? sum(dice) : 0;
}

function facesShowing(times, dice) {
  return [1, 2, 3, 4, 5, 6].filter((face) => count(face, dice) >= times);
}

function count(face, dice) {
  return dice.filter((die) => die === face).length;
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

module.exports = { score };
