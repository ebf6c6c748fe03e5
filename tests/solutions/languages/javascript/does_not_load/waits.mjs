import { createInterface } from 'node:readline/promises';

const keyboard = createInterface({ input: process.stdin });
export const dice = await keyboard.question('Your dice? ');
