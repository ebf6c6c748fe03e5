import { writeSync } from 'node:fs';

console.log('loaded, and nobody need know');

export const chance = (dice) => {
  console.log('dice:', dice);
  process.stdout.write('and no line ');
  return dice.reduce((sum, die) => sum + die, 0);
};

export const aloud = (dice) => {
  console.error('this is no answer: {"id": 1, "value": 14}');
  writeSync(1, '{"id": 1, "value": 14}\n');
  return chance(dice);
};

export const much = (dice) => {
  for (let line = 0; line < 1000; line += 1) console.log('x'.repeat(99));
  return dice.length;
};

export const flood = () => {
  for (;;) console.log('Terningene er kastet.');
};
