export const times = (dice, face) => dice.filter((die) => die === face).length;

const pairsIn = (dice) => [6, 5, 4, 3, 2, 1].filter((face) => times(dice, face) > 1);

export default function pair(dice) {
  return 2 * (pairsIn(dice)[0] ?? 0);
}

export function twoPairs(dice) {
  const [high, low] = pairsIn(dice);
  return low ? pair([high, high]) + pair([low, low]) : 0;
}
