const Category = Object.freeze({
  ONES: Symbol('ones'),
  TWOS: Symbol('twos'),
  THREES: Symbol('threes'),
  FOURS: Symbol('fours'),
  FIVES: Symbol('fives'),
  SIXES: Symbol('sixes'),
  PAIR: Symbol('pair'),
  TWO_PAIRS: Symbol('two pairs'),
  THREE_OF_A_KIND: Symbol('three of a kind'),
  FOUR_OF_A_KIND: Symbol('four of a kind'),
  SMALL_STRAIGHT: Symbol('small straight'),
  LARGE_STRAIGHT: Symbol('large straight'),
  FULL_HOUSE: Symbol('full house'),
  CHANCE: Symbol('chance'),
  YATZY: Symbol('yatzy'),
});

const UPPER = [Category.ONES, Category.TWOS, Category.THREES, Category.FOURS, Category.FIVES, Category.SIXES];

function calculateScore(category, dice) {
  if (!Object.values(Category).includes(category)) throw new TypeError(`${String(category)} is no category`);
  const sum = dice.reduce((a, b) => a + b, 0);
  const count = (face) => dice.filter((die) => die === face).length;
  const [high, low] = [6, 5, 4, 3, 2, 1].filter((face) => count(face) >= 2);
  const most = count(high) >= count(low) ? high : low;
  const sorted = [...dice].sort().join('');

  if (UPPER.includes(category)) {
    const face = UPPER.indexOf(category) + 1;
    return face * count(face);
  }
  if (category === Category.PAIR) return high ? 2 * high : 0;
  if (category === Category.TWO_PAIRS) return low ? 2 * high + 2 * low : 0;
  if (category === Category.THREE_OF_A_KIND) return count(most) >= 3 ? 3 * most : 0;
  if (category === Category.FOUR_OF_A_KIND) return count(most) >= 4 ? 4 * most : 0;
  if (category === Category.SMALL_STRAIGHT) return sorted === '12345' ? 15 : 0;
  if (category === Category.LARGE_STRAIGHT) return sorted === '23456' ? 20 : 0;
  if (category === Category.FULL_HOUSE) return low && count(most) === 3 ? sum : 0;
  if (category === Category.CHANCE) return sum;
  return count(high) === 5 ? 50 : 0;
}

module.exports = { Category, calculateScore };
