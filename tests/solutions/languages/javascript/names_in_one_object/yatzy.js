const count = (dice, face) => dice.filter((die) => die === face).length;

const most = ({ dice, times, except }) =>
  [6, 5, 4, 3, 2, 1].find((face) => face !== except && count(dice, face) >= times) ?? 0;

function sum({ dice }) {
  return dice.reduce((total, die) => total + die, 0);
}

function score({ dice, category = 'chance' }) {
  const high = most({ dice, times: 2 });
  const low = most({ dice, times: 2, except: high });
  const triple = most({ dice, times: 3 });
  const sorted = [...dice].sort().join('');
  return {
    ones: count(dice, 1),
    twos: count(dice, 2) * 2,
    threes: count(dice, 3) * 3,
    fours: count(dice, 4) * 4,
    fives: count(dice, 5) * 5,
    sixes: count(dice, 6) * 6,
    pair: high * 2,
    'two-pairs': low && 2 * (high + low),
    'three-of-a-kind': triple * 3,
    'four-of-a-kind': most({ dice, times: 4 }) * 4,
    'small-straight': sorted === '12345' ? 15 : 0,
    'large-straight': sorted === '23456' ? 20 : 0,
    'full-house': triple && low ? sum({ dice }) : 0,
    chance: sum({ dice }),
    yatzy: most({ dice, times: 5 }) ? 50 : 0,
  }[category];
}

module.exports = score;
