'use strict';

function Yatzy(d1, d2, d3, d4, _5) {
  this.dice = [d1, d2, d3, d4, _5];
}

Yatzy.chance = function (d1, d2, d3, d4, d5) {
  return d1 + d2 + d3 + d4 + d5;
};

Yatzy.yatzy = function () {
  var first = arguments[0];
  for (var at = 0; at < arguments.length; at++) {
    if (arguments[at] !== first) { return 0; }
  }
  return 50;
};

Yatzy.prototype.count = function (face) {
  var found = 0;
  this.dice.forEach(function (die) { if (die === face) { found++; } });
  return found;
};

Yatzy.prototype.highest = function (count, but) {
  for (var face = 6; face > 0; face--) {
    if (face !== but && this.count(face) >= count) { return face; }
  }
  return 0;
};

Yatzy.prototype.ones = function () { return this.count(1); };
Yatzy.prototype.twos = function () { return this.count(2) * 2; };
Yatzy.prototype.threes = function () { return this.count(3) * 3; };
Yatzy.prototype.fours = function () { return this.count(4) * 4; };
Yatzy.prototype.fives = function () { return this.count(5) * 5; };
Yatzy.prototype.sixes = function () { return this.count(6) * 6; };
Yatzy.prototype.pair = function () { return this.highest(2) * 2; };
Yatzy.prototype.twoPairs = function () {
  var high = this.highest(2), low = this.highest(2, high);
  return low ? 2 * (high + low) : 0;
};
Yatzy.prototype.threeOfAKind = function () { return this.highest(3) * 3; };
Yatzy.prototype.fourOfAKind = function () { return this.highest(4) * 4; };
Yatzy.prototype.smallStraight = function () {
  return this.dice.slice().sort().toString() === '1,2,3,4,5' ? 15 : 0;
};
Yatzy.prototype.largeStraight = function () {
  return this.dice.slice().sort().toString() === '2,3,4,5,6' ? 20 : 0;
};
Yatzy.prototype.fullHouse = function () {
  var triple = this.highest(3), pair = this.highest(2, triple);
  return triple && pair ? 3 * triple + 2 * pair : 0;
};

describe('Yatzy', function () {
  beforeEach(function () { jasmine.clock().install(); });

  it('adds up a chance', function () {
    expect(Yatzy.chance(1, 2, 3, 4, 5)).toBe(15);
  });
});
