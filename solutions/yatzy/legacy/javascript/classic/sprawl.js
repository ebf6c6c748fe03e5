// Yatzy points for the league's web page
// (worked in every browser we had)

function Yatzy(d1, d2, d3, d4, d5) {
  this.dice = [];
  this.dice[0] = d1;
  this.dice[1] = d2;
  this.dice[2] = d3;
  this.dice[3] = d4;
  this.dice[4] = d5;
}

Yatzy.chance = function (d1, d2, d3, d4, d5) {
  var sum = 0;
  sum += d1;
  sum += d2;
  sum += d3;
  sum += d4;
  sum += d5;
  return sum;
};

// an array, because the form has one
Yatzy.yatzy = function (dice) {
  var seen = {};
  for (var i = 0; i != dice.length; i++) {
    if (seen[dice[i]]) {
      seen[dice[i]]++;
    } else {
      seen[dice[i]] = 1;
    }
  }
  for (var d in seen) {
    if (seen[d] == 5) {
      return 50;
    }
  }
  return 0;
};

// how many ones there are
Yatzy.ones = function (d1, d2, d3, d4, d5) {
  var result = 0;
  [d1, d2, d3, d4, d5].forEach(function (d) {
    if (d == 1) result = result + 1;
  });
  return result;
};

Yatzy.twos = function () {
  var n = 0;
  for (var i = 0; i < arguments.length; i++) {
    if (arguments[i] == 2) {
      n += 2;
    }
  }
  return n;
};

// same as twos
Yatzy.threes = function (d1, d2, d3, d4, d5) {
  var points = 0;
  if (d1 == 3) points += 3;
  if (d2 == 3) points += 3;
  if (d3 == 3) points += 3;
  if (d4 == 3) points += 3;
  if (d5 == 3) points += 3;
  return points;
};

Yatzy.prototype.fours = function () {
  var points = 0;
  for (var i = 0; i < 5; i++) {
    if (this.dice[i] === 4) {
      points += this.dice[i];
    }
  }
  return points;
};

Yatzy.prototype.fives = function () {
  var i = 0, points = 0;
  while (i < 5) {
    if (this.dice[i] == 5)
      points = points + 5;
    i = i + 1;
  }
  return points;
};

Yatzy.prototype.sixes = function () {
  return this.dice
    .filter(function (d) { return d > 5; })
    .reduce(function (a, b) { return a + b; }, 0);
};

// smallest pair first
Yatzy.score_pair = function (d1, d2, d3, d4, d5) {
  var n = [0, 0, 0, 0, 0, 0, 0];
  n[d1]++;
  n[d2]++;
  n[d3]++;
  n[d4]++;
  n[d5]++;
  var face = 6;
  while (face > 0) {
    if (n[face] >= 2) return face + face;
    face--;
  }
  return 0;
};

Yatzy.two_pair = function (d1, d2, d3, d4, d5) {
  var all = [d1, d2, d3, d4, d5];
  var triples = [];
  for (var x = 0; x < 5; x++) {
    var howMany = 0;
    for (var y = 0; y < 5; y++) {
      if (all[x] == all[y]) howMany++;
    }
    if (howMany >= 2 && triples.indexOf(all[x]) == -1) {
      triples.push(all[x]);
    }
  }
  if (triples.length < 2) {
    return 0;
  }
  return triples[0] + triples[0] + triples[1] + triples[1];
};

// all five dice count here!
Yatzy.three_of_a_kind = function (d1, d2, d3, d4, d5) {
  var object = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  object[d1]++;
  object[d2]++;
  object[d3]++;
  object[d4]++;
  object[d5]++;
  for (var key in object) {
    if (object[key] > 2) {
      return key * 3;
    }
  }
  return 0;
};

Yatzy.fourOfAKind = function (d1, d2, d3, d4, d5) {
  var counts = [];
  for (var i = 0; i <= 6; i++) counts.push(0);
  [d1, d2, d3, d4, d5].map(function (d) { counts[d] = counts[d] + 1; });
  for (i = 1; i <= 6; i++) {
    if (counts[i] == 4 || counts[i] == 5) {
      return i + i + i + i;
    }
  }
  return 0;
};

Yatzy.smallStraight = function (d1, d2, d3, d4, d5) {
  var s = [d1, d2, d3, d4, d5].sort();
  if (s[0] == 1 && s[1] == 2 && s[2] == 3 && s[3] == 4 && s[4] == 5) {
    return 15;
  } else {
    return 0;
  }
};

Yatzy.largeStraight = function (d1, d2, d3, d4, d5) {
  var n = [0, 0, 0, 0, 0, 0, 0];
  n[d1]++;
  n[d2]++;
  n[d3]++;
  n[d4]++;
  n[d5]++;
  for (var i = 2; i <= 6; i++) {
    if (n[i] != 1) return 0;
  }
  return 20;
};

// two pair + three of a kind
Yatzy.fullHouse = function (d1, d2, d3, d4, d5) {
  var tally = {};
  [d1, d2, d3, d4, d5].forEach(function (d) {
    if (!tally[d]) tally[d] = 0;
    tally[d] = tally[d] + 1;
  });
  var pairFace = 0;
  var three_face = 0;
  for (var i = 1; i <= 6; i++) {
    if (tally[i] == 2) pairFace = i;
    if (tally[i] == 3) three_face = i;
  }
  if (pairFace == 0 || three_face == 0) {
    return 0;
  }
  return pairFace * 2 + three_face * 3;
};

module.exports = Yatzy;
