import { Ones, Twos, Threes, Fours, Fives, Sixes } from './rules/numbers.js';
import { Pair, TwoPairs, ThreeOfAKind, FourOfAKind, FullHouse, Yatzy } from './rules/alike.js';
import { Rule } from './rules/rule.js';

class SmallStraight extends Rule {
  score(dice) { return this.sorted(dice) === '12345' ? 15 : 0; }
}

class LargeStraight extends Rule {
  score(dice) { return this.sorted(dice) === '23456' ? 20 : 0; }
}

class Chance extends Rule {
  score(dice) { return this.sum(dice); }
}

export {
  Ones, Twos, Threes, Fours, Fives, Sixes, Pair, TwoPairs, ThreeOfAKind, FourOfAKind, FullHouse,
  SmallStraight, LargeStraight, Chance, Yatzy,
};
