const faces = { ones: 1, twos: 2, threes: 3, fours: 4, fives: 5, sixes: 6 };

const tally = (dice) => dice.reduce((counts, die) => counts.set(die, (counts.get(die) ?? 0) + 1), new Map());

const alike = (dice, wanted) =>
  [...tally(dice)].filter(([, count]) => count >= wanted).map(([face]) => face).sort((a, b) => b - a);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

export const score = (dice, category) => {
  switch (category) {
    case 'chance': return sum(dice);
    case 'yatzy': return alike(dice, 5).length ? 50 : 0;
    case 'one pair': return sum(alike(dice, 2).slice(0, 1)) * 2;
    case 'two pairs': return alike(dice, 2).length === 2 ? sum(alike(dice, 2)) * 2 : 0;
    case 'three of a kind': return sum(alike(dice, 3)) * 3;
    case 'four of a kind': return sum(alike(dice, 4)) * 4;
    case 'little straight': return [...dice].sort().join('') === '12345' ? 15 : 0;
    case 'big straight': return [...dice].sort().join('') === '23456' ? 20 : 0;
    case 'full house': return alike(dice, 2).length === 2 && alike(dice, 3).length ? sum(dice) : 0;
    default:
      if (category in faces) return sum(dice.filter((die) => die === faces[category]));
      throw 'no such category: ' + category;
  }
};
