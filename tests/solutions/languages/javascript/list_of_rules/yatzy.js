const times = (face, dice) => dice.filter((die) => die === face).length;
const total = (dice) => dice.reduce((sum, die) => sum + die, 0);
const number = (name, face) => ({ name, score: (dice) => face * times(face, dice) });
const alike = (name, n) => ({
  name,
  score: (dice) => n * ([6, 5, 4, 3, 2, 1].find((face) => times(face, dice) >= n) || 0),
});
const straight = (name, faces, points) => ({
  name,
  score: (dice) => (faces.every((face) => dice.includes(face)) ? points : 0),
});

export const rules = [
  number('Ones', 1),
  number('Twos', 2),
  number('Threes', 3),
  number('Fours', 4),
  number('Fives', 5),
  number('Sixes', 6),
  alike('Pair', 2),
  {
    name: 'Two pairs',
    score(dice) {
      const pairs = [1, 2, 3, 4, 5, 6].filter((face) => times(face, dice) >= 2);
      return pairs.length === 2 ? 2 * total(pairs) : 0;
    },
  },
  alike('Three of a kind', 3),
  alike('Four of a kind', 4),
  straight('Small straight', [1, 2, 3, 4, 5], 15),
  straight('Large straight', [2, 3, 4, 5, 6], 20),
  {
    name: 'Full house',
    score: (dice) => (new Set(dice).size === 2 && [2, 3].includes(times(dice[0], dice)) ? total(dice) : 0),
  },
  { name: 'Chance', score: total },
  { name: 'Yatzy', score: (dice) => (new Set(dice).size === 1 ? 50 : 0) },
];
