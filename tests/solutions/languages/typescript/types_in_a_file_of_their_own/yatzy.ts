import { Category, FACES, Hand } from './types';

export { Category, Hand } from './types';

/** Nothing but the numbers yet, chance and Yatzy. */
export default (hand: Hand['dice'], category: Category): number => {
  if (category === 'chance') return hand.reduce((sum, die) => sum + die, 0);
  if (category === 'yatzy') return new Set(hand).size === 1 ? 50 : 0;
  const face = FACES[category];
  if (face === undefined) throw new Error(`Not implemented: ${category}`);
  return face * hand.filter((die) => die === face).length;
};
