export const pair = (dice) => {
  const sum = 0;
  const sum = dice.length;
  return sum;
};
