export const points = {
  small: 15,
  yatzy: undefined.points,
};
