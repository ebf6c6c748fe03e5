// Tests for score(). They come from the last project.

const test = require("node:test");
const assert = require("node:assert");
const { score } = require("./yatzy");

function rows(name, call, table) {
  table.forEach((row) => {
    const dice = row.slice(0, 5);
    test(name + " " + dice.join(","), () => assert.strictEqual(call(dice), row[5]));
  });
}

rows("ones", (dice) => score(dice, "ones"), [
  [3, 3, 3, 4, 5, 0],
  [1, 6, 4, 1, 1, 3],
]);

rows("twos", (dice) => score(dice, "twos"), [
  [2, 3, 2, 5, 1, 4],
]);

rows("threes", (dice) => score(dice, "threes"), [
  [3, 3, 3, 3, 3, 15],
]);

rows("fours", (dice) => score(dice, "fours"), [
  [1, 1, 2, 4, 4, 8],
]);

rows("fives", (dice) => score(dice, "fives"), [
  [5, 6, 5, 5, 2, 15],
]);

rows("sixes", (dice) => score(dice, "sixes"), [
  [6, 6, 4, 5, 5, 12],
  [1, 2, 3, 4, 5, 0],
]);

rows("pair", (dice) => score(dice, "pair"), [
  [3, 3, 3, 4, 4, 8],
  [1, 1, 6, 2, 6, 12],
  [3, 3, 3, 4, 1, 6],
]);

rows("two pairs", (dice) => score(dice, "two pairs"), [
  [1, 1, 2, 3, 3, 8],
  [6, 4, 6, 4, 6, 0],
  [1, 1, 2, 3, 4, 0],
]);

rows("three of a kind", (dice) => score(dice, "three of a kind"), [
  [3, 3, 3, 4, 5, 9],
  [3, 3, 3, 3, 1, 9],
]);

rows("four of a kind", (dice) => score(dice, "four of a kind"), [
  [2, 2, 2, 2, 5, 8],
  [2, 2, 2, 5, 5, 0],
]);

rows("small straight", (dice) => score(dice, "small straight"), [
  [1, 2, 3, 4, 5, 30],
  [2, 3, 4, 5, 6, 0],
  [1, 2, 3, 5, 6, 0],
]);

rows("large straight", (dice) => score(dice, "large straight"), [
  [2, 3, 4, 5, 6, 40],
  [1, 2, 3, 4, 5, 0],
]);

rows("full house", (dice) => score(dice, "full house"), [
  [6, 6, 5, 5, 5, 27],
  [2, 2, 3, 3, 4, 0],
  [4, 4, 4, 4, 4, 0],
]);

rows("chance", (dice) => score(dice, "chance"), [
  [1, 1, 3, 3, 6, 13],
  [6, 6, 6, 6, 6, 30],
]);

rows("yatzy", (dice) => score(dice, "yatzy"), [
  [5, 5, 5, 5, 5, 50],
  [1, 1, 1, 2, 1, 0],
]);
