/** Runs other programs, which few files need: what it takes to do so is loaded when one does. */

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Run a program to its end, with a text on its standard input. */
export function run(program, flags, input) {
  const { spawnSync } = require('node:child_process');
  return spawnSync(program, flags, { input, encoding: 'utf8', maxBuffer: Infinity });
}
