// Unit tests, one block for each box on the page

const test = require("node:test");
const assert = require("node:assert");
const Yatzy = require("./yatzy");

function rows(name, call, table) {
  table.forEach((row) => {
    const dice = row.slice(0, 5);
    test(name + " " + dice.join(","), () => assert.strictEqual(call(dice), row[5]));
  });
}

rows("chance", (dice) => Yatzy.chance(...dice), [
  [1, 1, 3, 3, 6, 14],
  [4, 5, 5, 6, 1, 21],
]);

rows("yatzy", (dice) => Yatzy.yatzy(dice), [
  [1, 1, 1, 1, 1, 50],
  [1, 1, 1, 2, 1, 0],
  [6, 6, 6, 6, 6, 50],
]);

rows("ones", (dice) => Yatzy.ones(...dice), [
  [3, 3, 3, 4, 5, 0],
  [1, 2, 1, 4, 5, 2],
]);

rows("twos", (dice) => Yatzy.twos(...dice), [
  [2, 3, 2, 5, 1, 4],
]);

rows("threes", (dice) => Yatzy.threes(...dice), [
  [3, 6, 3, 1, 3, 9],
]);

rows("fours", (dice) => new Yatzy(...dice).fours(), [
  [1, 1, 2, 4, 4, 8],
]);

rows("fives", (dice) => new Yatzy(...dice).fives(), [
  [5, 6, 5, 5, 2, 15],
]);

rows("sixes", (dice) => new Yatzy(...dice).sixes(), [
  [1, 1, 6, 2, 6, 12],
  [1, 2, 3, 4, 5, 0],
]);

rows("pair", (dice) => Yatzy.score_pair(...dice), [
  [3, 3, 3, 4, 4, 8],
  [1, 1, 6, 2, 6, 12],
  [3, 3, 3, 4, 1, 6],
  [1, 2, 3, 4, 6, 0],
]);

rows("two pairs", (dice) => Yatzy.two_pair(...dice), [
  [1, 1, 2, 3, 3, 8],
  [1, 1, 2, 3, 4, 0],
  [1, 1, 2, 2, 2, 6],
]);

rows("three of a kind", (dice) => Yatzy.three_of_a_kind(...dice), [
  [3, 3, 3, 4, 5, 9],
  [3, 3, 4, 5, 6, 0],
  [3, 3, 3, 3, 1, 9],
]);

rows("four of a kind", (dice) => Yatzy.fourOfAKind(...dice), [
  [2, 2, 2, 2, 5, 8],
  [2, 2, 2, 5, 5, 0],
  [2, 2, 2, 2, 2, 8],
]);

rows("small straight", (dice) => Yatzy.smallStraight(...dice), [
  [1, 2, 3, 4, 5, 15],
  [2, 3, 4, 5, 6, 0],
  [5, 3, 1, 4, 2, 15],
]);

rows("large straight", (dice) => Yatzy.largeStraight(...dice), [
  [2, 3, 4, 5, 6, 20],
  [1, 2, 3, 4, 5, 0],
]);

rows("full house", (dice) => Yatzy.fullHouse(...dice), [
  [1, 1, 2, 2, 2, 8],
  [2, 2, 3, 3, 4, 0],
  [4, 4, 4, 4, 4, 0],
]);
