import { times } from './pairs';

export const ones = (dice) => times(dice, 1);
export const twos = (dice) => times(dice, 2) * 2;
export const threes = (dice) => times(dice, 3) * 3;
export const fours = (dice) => times(dice, 4) * 4;
export const fives = (dice) => times(dice, 5) * 5;
export const sixes = (dice) => times(dice, 6) * 6;
