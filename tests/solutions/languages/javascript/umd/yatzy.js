(function (root, factory) {
  if (typeof define === 'function' && define.amd) define([], factory);
  else if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.yatzy = factory();
})(typeof self !== 'undefined' ? self : this, function () {
  'use strict';

  var categories = {
    ones: face(1), twos: face(2), threes: face(3), fours: face(4), fives: face(5), sixes: face(6),
    one_pair: alike(2), three_of_a_kind: alike(3), four_of_a_kind: alike(4),
    two_pairs: function (dice) {
      var first = alike(2)(dice), rest = dice.filter(function (die) { return 2 * die !== first; });
      return first && alike(2)(rest) ? first + alike(2)(rest) : 0;
    },
    small_straight: function (dice) { return run(dice, 1) ? 15 : 0; },
    large_straight: function (dice) { return run(dice, 2) ? 20 : 0; },
    full_house: function (dice) {
      return new Set(dice).size === 2 && !alike(4)(dice) ? categories.chance(dice) : 0;
    },
    chance: function (dice) { return dice.reduce(function (a, b) { return a + b; }, 0); },
    yatzy: function (dice) { return alike(5)(dice) ? 50 : 0; }
  };

  function face(wanted) {
    return function (dice) {
      return wanted * dice.filter(function (die) { return die === wanted; }).length;
    };
  }

  function alike(n) {
    return function (dice) {
      for (var die = 6; die > 0; die--) if (face(die)(dice) >= n * die) return n * die;
      return 0;
    };
  }

  function run(dice, first) {
    return dice.slice().sort().every(function (die, index) { return die === first + index; });
  }

  return function score(roll, category) {
    if (!Object.prototype.hasOwnProperty.call(categories, category)) throw new Error('Unknown category');
    return categories[category](roll);
  };
});
