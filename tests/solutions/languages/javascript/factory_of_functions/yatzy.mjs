const FACES = [6, 5, 4, 3, 2, 1];

export function createYatzy(...dice) {
  const count = (face) => dice.filter((die) => die === face).length;
  const alike = (n) => FACES.filter((face) => count(face) >= n);
  const sum = () => dice.reduce((total, die) => total + die);
  const isStraight = (...wanted) => wanted.every((face) => count(face) === 1);

  return {
    ones: () => count(1),
    twos: () => 2 * count(2),
    threes: () => 3 * count(3),
    fours: () => 4 * count(4),
    fives: () => 5 * count(5),
    sixes: () => 6 * count(6),
    pair: () => 2 * (alike(2)[0] ?? 0),
    twoPairs: () => (alike(2).length === 2 ? 2 * (alike(2)[0] + alike(2)[1]) : 0),
    threeOfAKind: () => 3 * (alike(3)[0] ?? 0),
    fourOfAKind: () => 4 * (alike(4)[0] ?? 0),
    smallStraight: () => (isStraight(1, 2, 3, 4, 5) ? 15 : 0),
    largeStraight: () => (isStraight(2, 3, 4, 5, 6) ? 20 : 0),
    fullHouse: () => (alike(3).length === 1 && alike(2).length === 2 ? sum() : 0),
    chance: sum,
    yatzy: () => (alike(5).length ? 50 : 0),
  };
}
