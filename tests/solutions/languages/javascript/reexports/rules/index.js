import points from './points.json' with { type: 'json' };

const isRun = (dice, first) => [...dice].sort().every((die, index) => die === first + index);

export const straights = {
  smallStraight: (dice) => (isRun(dice, 1) ? points.small : 0),
  largeStraight: (dice) => (isRun(dice, 2) ? points.large : 0),
};
