const sum = (dice) => dice.reduce((total, die) => total + die, 0);
const only = (face) => (dice) => sum(dice.filter((die) => die === face));
const faces = (dice, n) => [6, 5, 4, 3, 2, 1].filter((face) => only(face)(dice) >= n * face);
const kind = (n) => (dice) => n * (faces(dice, n)[0] || 0);

// A Map keeps them in order, and knows no other names.
const rules = new Map(Object.entries({
  'ones': only(1),
  'twos': only(2),
  'threes': only(3),
  'fours': only(4),
  'fives': only(5),
  'sixes': only(6),
  'pair': kind(2),
  'two pairs': (dice) => (faces(dice, 2).length === 2 ? 2 * sum(faces(dice, 2)) : 0),
  'three of a kind': kind(3),
  'four of a kind': kind(4),
  'small straight': (dice) => (`${[...dice].sort()}` === '1,2,3,4,5' ? 15 : 0),
  'large straight': (dice) => (`${[...dice].sort()}` === '2,3,4,5,6' ? 20 : 0),
  'full house': (dice) => (faces(dice, 3).length === 1 && faces(dice, 2).length === 2 ? sum(dice) : 0),
  'chance': sum,
  'yatzy': (dice) => (faces(dice, 5).length ? 50 : 0),
}));

export { rules };
