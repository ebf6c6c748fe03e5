export const pairs = (dice) => dice.length;
