/** Does work of the solution's that may never end, and ends it. */

import vm from 'node:vm';

const WORK = Symbol.for('katas');
const SCRIPT = new vm.Script("globalThis[Symbol.for('katas')]()");

/** What work gives, if it gives it within so many milliseconds; without a number it may take its time. */
export function within(timeout, work) {
  if (!timeout) return work();
  globalThis[WORK] = work;
  try {
    return SCRIPT.runInThisContext({ timeout });
  } finally {
    delete globalThis[WORK];
  }
}

/** Whether an error says that something took too long. */
export function isTooLate(error) {
  return error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
