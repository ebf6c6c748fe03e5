import { count } from './dice.mjs';

export const ones = (dice) => count(dice, 1);
