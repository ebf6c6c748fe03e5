const total = chance([1, 2, 3, 4, 5]);
const chance = (dice) => dice.length;
