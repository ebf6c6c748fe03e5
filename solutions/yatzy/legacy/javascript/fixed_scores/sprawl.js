// Yatzy 2.0 - new: 30 / 40 for the straights, 25 for a full house.
// ES6 where there was time for it.

class Yatzy {
  static Chance(d1, d2, d3, d4, d5) {
    let total = 0;
    for (const d of [d1, d2, d3, d4, d5]) {
      total = total + d;
    }
    return total;
  }

  static yatzy(dice) {
    var tally = [0, 0, 0, 0, 0, 0, 0];
    for (var i = 0; i < 5; i++) {
      tally[dice[i]] = tally[dice[i]] + 1;
    }
    var result = 0;
    for (i = 0; i < 7; i++) {
      if (tally[i] == 5) result = 50;
    }
    return result;
  }

  static ones(d1, d2, d3, d4, d5) {
    var n = 0;
    if (d1 == 1) n++;
    if (d2 == 1) n++;
    if (d3 == 1) n++;
    if (d4 == 1) n++;
    if (d5 == 1) n++;
    return n;
  }

  static twos(d1, d2, d3, d4, d5) {
    let points = 0;
    [d1, d2, d3, d4, d5].forEach(x => { points += x === 2 ? 2 : 0; });
    return points;
  }

  static threes(...dice) {
    const l = dice.slice();
    return l.filter(x => x == 3).length * 3;
  }

  // rest of the upper half, now with objects

  constructor(d1, d2, d3, d4, d5) {
    this.dice = new Array(5);
    this.dice[0] = d1;
    this.dice[1] = d2;
    this.dice[2] = d3;
    this.dice[3] = d4;
    this.dice[4] = d5;
  }

  fours() {
    var total = 0;
    for (var at = 0; at < 5; at++) {
      if (this.dice[at] == 4) {
        total = total + 4;
      }
    }
    return total;
  }

  fives() {
    let Total = 0;
    for (const die of this.dice) {
      if (die !== 5) continue;
      Total += 5;
    }
    return Total;
  }

  sixes() {
    const six = this.dice.filter(x => x === 6);
    if (six.length === 0) {
      return 0;
    }
    return six.length * 6;
  }

  static pair(d1, d2, d3, d4, d5) {
    var a = [d1, d2, d3, d4, d5];
    var best = 0;
    for (var i = 0; i < 5; i++) {
      var same = 0;
      for (var j = 0; j < 5; j++) {
        if (a[i] == a[j]) {
          same = same + 1;
        }
      }
      if (same == 2 && a[i] > best) {
        best = a[i];
      }
    }
    return best * 2;
  }

  // full house counts too (mail from Karin)
  static two_pairs(d1, d2, d3, d4, d5) {
    const tallies = new Map();
    for (const d of [d1, d2, d3, d4, d5]) {
      tallies.set(d, (tallies.get(d) || 0) + 1);
    }
    let n = 0;
    let sum = 0;
    tallies.forEach((count, face) => {
      if (count >= 2) {
        n += 1;
        sum += 2 * face;
      }
    });
    if (n == 2) return sum;
    return 0;
  }

  static ThreeOfAKind(d1, d2, d3, d4, d5) {
    var pair = 0;
    for (var die of [d1, d2, d3, d4, d5]) {
      var n = 0;
      if (die == d1) n++;
      if (die == d2) n++;
      if (die == d3) n++;
      if (die == d4) n++;
      if (die == d5) n++;
      if (n > 2) pair = die;
    }
    return pair + pair + pair;
  }

  // see ThreeOfAKind
  static four_of_a_kind(d1, d2, d3, d4, d5) {
    var tt = [0, 0, 0, 0, 0, 0, 0];
    tt[d1]++;
    tt[d2]++;
    tt[d3]++;
    tt[d4]++;
    tt[d5]++;
    for (var f = 1; f < 6; f++) {
      if (tt[f] >= 4) {
        return f * 4;
      }
    }
    return 0;
  }

  // 1-2-3-4-5, 15 points
  static smallStraight(d1, d2, d3, d4, d5) {
    var has = {};
    has[d1] = true;
    has[d2] = true;
    has[d3] = true;
    has[d4] = true;
    has[d5] = true;
    if (has[1] && has[2] && has[3] && has[4]) return 30;
    if (has[2] && has[3] && has[4] && has[5]) return 30;
    if (has[3] && has[4] && has[5] && has[6]) return 30;
    return 0;
  }

  static largeStraight(d1, d2, d3, d4, d5) {
    const lst = [d1, d2, d3, d4, d5];
    lst.sort();
    for (let i = 0; i < 4; i++) {
      if (lst[i + 1] - lst[i] !== 1) {
        return 0;
      }
    }
    return 40;
  }

  static full_house(d1, d2, d3, d4, d5) {
    var count = {};
    for (const d of [d1, d2, d3, d4, d5]) {
      if (!(d in count)) {
        count[d] = 0;
      }
      count[d] += 1;
    }
    var hasTwo = false;
    var has_three = false;
    for (var d in count) {
      if (count[d] == 2) hasTwo = true;
      if (count[d] == 3) has_three = true;
    }
    if (hasTwo && has_three) {
      return 25;
    } else {
      return 0;
    }
  }
}

module.exports = { Yatzy: Yatzy };
