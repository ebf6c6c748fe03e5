var Yatzy = function (dice) {
  var self = this;
  this.dice = dice;

  function count(face) {
    return self.dice.filter(function (die) { return die == face; }).length;
  }

  function best(n, but) {
    for (var face = 6; face >= 1; face--) if (face !== but && count(face) >= n) return face;
    return 0;
  }

  this.Chance = function () { return self.dice.reduce(function (a, b) { return a + b; }); };
  this.Yatzy = function () { return best(5) ? 50 : 0; };
  this.Ones = function () { return count(1); };
  this.Twos = function () { return count(2) * 2; };
  this.Threes = function () { return count(3) * 3; };
  this.Fours = function () { return count(4) * 4; };
  this.Fives = function () { return count(5) * 5; };
  this.Sixes = function () { return count(6) * 6; };
  this.OnePair = function () { return best(2) * 2; };
  this.TwoPair = function () { return best(2, best(2)) ? 2 * best(2) + 2 * best(2, best(2)) : 0; };
  this.ThreeOfAKind = function () { return best(3) * 3; };
  this.FourOfAKind = function () { return best(4) * 4; };
  this.SmallStraight = function () { return self.dice.concat().sort().join() == '1,2,3,4,5' ? 15 : 0; };
  this.LargeStraight = function () { return self.dice.concat().sort().join() == '2,3,4,5,6' ? 20 : 0; };
  this.FullHouse = function () { return best(3) && best(2, best(3)) ? self.Chance() : 0; };
};

exports.Yatzy = Yatzy;
