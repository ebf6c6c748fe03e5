// The table is fetched, so that all of it has to wait.
const later = (value) => new Promise((resolve) => setTimeout(resolve, 1, value));

const FACES = await later([6, 5, 4, 3, 2, 1]);

export async function chance(dice) {
  return (await later(dice)).reduce((sum, die) => sum + die, 0);
}

export async function pair(dice) {
  const face = FACES.find((wanted) => dice.filter((die) => die === wanted).length > 1);
  return Promise.resolve(face ? 2 * face : 0);
}

export const yatzy = (dice) => new Promise((resolve, reject) => {
  if (dice.length !== 5) reject(new RangeError('five dice, please'));
  resolve(new Set(dice).size === 1 ? 50 : 0);
});

export const never = () => new Promise(() => {});

export async function asks() {
  const { createInterface } = await import('node:readline/promises');
  return createInterface({ input: process.stdin }).question('How many? ');
}

setInterval(() => { throw new Error('nobody minds what is left behind'); }, 1).unref();
Promise.reject(new Error('nor this'));
