const { Dice } = require('./dice');

function chance(dice: InstanceType<typeof Dice>): number {
  return dice.sum();
}

const yatzy = (dice: { faces: number[] }): number => (new Set(dice.faces).size === 1 ? 50 : 0);
