const dice = prompt('Your dice?').split(' ');
export const chance = () => dice.length;
