import { Alike, FullHouse, TwoPairs } from './rules/alike.js';
import { Numbers } from './rules/numbers.js';
import { Rule } from './rules/rule.js';

export { Rule, Dice } from './rules/rule.js';

export type Category =
  | 'ones' | 'twos' | 'threes' | 'fours' | 'fives' | 'sixes' | 'pair' | 'two pairs' | 'three of a kind'
  | 'four of a kind' | 'small straight' | 'large straight' | 'full house' | 'chance' | 'yatzy';

class Straight implements Rule {
  constructor(private readonly first: number, private readonly points: number) {}

  score(dice: number[]): number {
    return [0, 1, 2, 3, 4].every((step) => dice.includes(this.first + step)) ? this.points : 0;
  }
}

const rules: Readonly<Record<Category, Rule>> = {
  ones: new Numbers(1),
  twos: new Numbers(2),
  threes: new Numbers(3),
  fours: new Numbers(4),
  fives: new Numbers(5),
  sixes: new Numbers(6),
  pair: new Alike(2),
  'two pairs': new TwoPairs(),
  'three of a kind': new Alike(3),
  'four of a kind': new Alike(4),
  'small straight': new Straight(1, 15),
  'large straight': new Straight(2, 20),
  'full house': new FullHouse(),
  chance: { score: (dice) => dice.reduce((sum, die) => sum + die, 0) },
  yatzy: { score: (dice) => (new Set(dice).size === 1 ? 50 : 0) },
} as const;

export function score(dice: number[], category: Category): number;
export function score(dice: number[], category: Category, bonus: number): number;
export function score<T extends Category>(dice: number[], category: T, bonus = 0): number {
  return rules[category].score(dice) + bonus;
}
