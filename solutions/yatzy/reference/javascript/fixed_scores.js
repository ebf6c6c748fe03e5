// Yatzy with fixed scores: 30 and 40 for straights, 25 for a full house.

class Yatzy {
  static chance(dice) {
    return sum(dice);
  }

  static yatzy(dice) {
    return new Set(dice).size === 1 ? 50 : 0;
  }

  static ones(dice) {
    return allOf(1, dice);
  }

  static twos(dice) {
    return allOf(2, dice);
  }

  static threes(dice) {
    return allOf(3, dice);
  }

  static fours(dice) {
    return allOf(4, dice);
  }

  static fives(dice) {
    return allOf(5, dice);
  }

  static sixes(dice) {
    return allOf(6, dice);
  }

  static pair(dice) {
    return alike(2, dice);
  }

  static twoPairs(dice) {
    const pairs = facesShowing(2, dice);
    return pairs.length === 2 ? 2 * sum(pairs) : 0;
  }

  static threeOfAKind(dice) {
    return alike(3, dice);
  }

  static fourOfAKind(dice) {
    return alike(4, dice);
  }

  static smallStraight(dice) {
    return longestRow(dice) >= 4 ? 30 : 0;
  }

  static largeStraight(dice) {
    return longestRow(dice) === 5 ? 40 : 0;
  }

  static fullHouse(dice) {
    const [most, next] = FACES.map((face) => count(face, dice)).sort().reverse();
    return most === 3 && next === 2 ? 25 : 0;
  }
}

const FACES = [1, 2, 3, 4, 5, 6];

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function count(face, dice) {
  return dice.filter((die) => die === face).length;
}

function allOf(face, dice) {
  return face * count(face, dice);
}

/** The highest face that shows at least so often; that many of it count. */
function alike(times, dice) {
  return times * Math.max(0, ...facesShowing(times, dice));
}

function facesShowing(times, dice) {
  return FACES.filter((face) => count(face, dice) >= times);
}

/** How many numbers in a row lie on the table. */
function longestRow(dice) {
  const rowFrom = (face) => (dice.includes(face) ? 1 + rowFrom(face + 1) : 0);
  return Math.max(...FACES.map(rowFrom));
}

module.exports = Yatzy;
