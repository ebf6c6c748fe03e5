var expect = require('chai').expect;
var test = require('node:test');

// A set of three ones is 1000 points, of other numbers 100 times that number.
// Ones and fives that are in no set are 100 and 50 points each.
function score(dice) {
  var counts = [0, 0, 0, 0, 0, 0, 0];
  var points = 0;

  dice.forEach(function (die) { counts[die] += 1; });

  for (var number = 1; number <= 6; number++) {
    if (counts[number] >= 3) {
      points += number === 1 ? 1000 : number * 100;
      counts[number] -= 3;
    }
  }
  return points + counts[1] * 100 + counts[5] * 50;
}

describe('about scoring', function () {
  it('scores an empty list as zero', function () {
    expect(score([])).to.equal(0);
  });

  it('knows the sum of what is mixed', function () {
    expect(score([2, 5, 2, 2, 3])).to.equal(250);
    expect(score([5, 5, 5, 5])).to.equal(-1);
  });
});

test('a single five', () => {
  throw new Error('tests are not run');
});
