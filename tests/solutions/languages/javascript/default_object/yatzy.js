import { strict as assert } from 'node:assert';

const total = (...dice) => dice.reduce((sum, die) => sum + die, 0);
const times = (dice, face) => dice.filter((die) => die === face).length;
const highest = (dice, n, but = 0) => [6, 5, 4, 3, 2, 1].find((face) => face !== but && times(dice, face) >= n) ?? 0;
const looksLike = (dice, text) => [...dice].sort().join('') === text;

export default {
  ones: (...dice) => times(dice, 1),
  twos: (...dice) => times(dice, 2) * 2,
  threes: (...dice) => times(dice, 3) * 3,
  fours: (...dice) => times(dice, 4) * 4,
  fives: (...dice) => times(dice, 5) * 5,
  sixes: (...dice) => times(dice, 6) * 6,
  onePair: (...dice) => highest(dice, 2) * 2,
  twoPairs(...dice) {
    const high = highest(dice, 2);
    const low = highest(dice, 2, high);
    return low ? total(high, high, low, low) : 0;
  },
  threeOfAKind: (...dice) => highest(dice, 3) * 3,
  fourOfAKind: (...dice) => highest(dice, 4) * 4,
  smallStraight: (...dice) => looksLike(dice, '12345') ? 15 : 0,
  largeStraight: (...dice) => looksLike(dice, '23456') ? 20 : 0,
  fullHouse(...dice) {
    const triple = highest(dice, 3);
    return triple && highest(dice, 2, triple) ? total(...dice) : 0;
  },
  chance: total,
  yatzy: (...dice) => highest(dice, 5) ? 50 : 0,
};

assert.equal(total(1, 2), 3);
