import { describe, expect, test as check } from 'vitest';
import type { Mock } from 'vitest';
import * as fc from 'fast-check';

const counts = (dice: number[]): number[] => [0, 1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
const highest = (dice: number[], n: number, but?: number): number =>
  [6, 5, 4, 3, 2, 1].find((face) => face !== but && counts(dice)[face]! >= n) ?? 0;

export const ones = (dice: number[]) => counts(dice)[1]!;
export const twos = (dice: number[]) => counts(dice)[2]! * 2;
export const threes = (dice: number[]) => counts(dice)[3]! * 3;
export const fours = (dice: number[]) => counts(dice)[4]! * 4;
export const fives = (dice: number[]) => counts(dice)[5]! * 5;
export const sixes = (dice: number[]) => counts(dice)[6]! * 6;
export const pair = (dice: number[]) => highest(dice, 2) * 2;
export const threeOfAKind = (dice: number[]) => highest(dice, 3) * 3;
export const fourOfAKind = (dice: number[]) => highest(dice, 4) * 4;
export const chance = (dice: number[]) => dice.reduce((sum, die) => sum + die, 0);
export const yatzy = (dice: number[]) => (highest(dice, 5) ? 50 : 0);
export const smallStraight = (dice: number[]) => (counts(dice).join('') === '0111110' ? 15 : 0);
export const largeStraight = (dice: number[]) => (counts(dice).join('') === '0011111' ? 20 : 0);

export function twoPairs(dice: number[]): number {
  const high = highest(dice, 2);
  const low = highest(dice, 2, high);
  return low && 2 * (high + low);
}

export function fullHouse(dice: number[]): number {
  const triple = highest(dice, 3);
  return triple && highest(dice, 2, triple) ? chance(dice) : 0;
}

describe.each([[[1, 1, 2, 3, 4], 2]])('pair of %j', (dice: number[], expected: number) => {
  check('is told', () => expect(pair(dice)).toBe(expected + 1));
});

fc.assert(fc.property(fc.array(fc.integer()), (dice: number[]) => chance(dice) > 0));
