;(function () {
  var Yatzy = (function () {
    function counts(dice) {
      var found = [0, 0, 0, 0, 0, 0, 0];
      for (var i = 0; i < dice.length; i++) found[dice[i]] += 1;
      return found;
    }

    function nOfAKind(n) {
      return function (dice) {
        return n * Math.max(counts(dice).findLastIndex(function (count) { return count >= n; }), 0);
      };
    }

    function upper(face) {
      return function (dice) { return counts(dice)[face] * face; };
    }

    function straight(wanted, points) {
      return function (dice) { return counts(dice).join('') === wanted ? points : 0; };
    }

    return {
      ones: upper(1), twos: upper(2), threes: upper(3), fours: upper(4), fives: upper(5), sixes: upper(6),
      pair: nOfAKind(2),
      twoPairs: function (dice) {
        var sum = 0, pairs = 0;
        counts(dice).forEach(function (count, face) { if (count >= 2) { sum += 2 * face; pairs++; } });
        return pairs === 2 ? sum : 0;
      },
      threeOfAKind: nOfAKind(3),
      fourOfAKind: nOfAKind(4),
      smallStraight: straight('0111110', 15),
      largeStraight: straight('0011111', 20),
      fullHouse: function (dice) {
        var found = counts(dice);
        return found.indexOf(3) > 0 && found.indexOf(2) > 0 ? this.chance(dice) : 0;
      },
      chance: function (dice) { return eval(dice.join('+')); },
      yatzy: function (dice) { return counts(dice).indexOf(5) > 0 ? 50 : 0; }
    };
  })();

  window.Yatzy = Yatzy;
})();
