/**
 * The two pipes that the protocol is spoken on, moved to where no solution reads or prints.
 *
 * Node has no dup2. But a file that is opened gets the lowest number that is free: so descriptor 0
 * is opened anew on nothing, and 1 on standard error. Where there is no /dev/fd (on Windows) the
 * pipes stay where they are, and only what is printed in Node's own ways is kept off them.
 */

import fs from 'node:fs';

/** Taken before a solution, or what guards it, can put others in their places. */
const { closeSync, openSync, readSync, writeSync } = fs;
const { stringify } = JSON;

const AWHILE = 5;
const PIECE = 65536;
const NEWLINE = 10;

/** Lines from the parent, and lines to it. */
export class Pipes {
  #incoming;
  #outgoing;
  #rest = Buffer.alloc(0);

  constructor() {
    this.#incoming = moved(0, 'r', '/dev/null');
    this.#outgoing = moved(1, 'w', '/dev/fd/2');
  }

  /** The next line, or undefined once the parent has hung up. */
  readLine() {
    const pieces = [];
    for (;;) {
      const end = this.#rest.indexOf(NEWLINE);
      pieces.push(end < 0 ? this.#rest : this.#rest.subarray(0, end));
      if (end >= 0) {
        this.#rest = this.#rest.subarray(end + 1);
        return Buffer.concat(pieces).toString('utf8');
      }
      this.#rest = Buffer.allocUnsafe(PIECE);
      const length = patiently(() => readSync(this.#incoming, this.#rest), 0);
      this.#rest = this.#rest.subarray(0, length);
      if (length === 0) return undefined;
    }
  }

  writeLine(data) {
    writeAll(this.#outgoing, `${stringify(data)}\n`);
  }
}

/** Print on standard error, where the parent counts what comes. */
export function complain(text) {
  writeAll(2, text);
}

function moved(descriptor, flags, instead) {
  try {
    const kept = openSync(`/dev/fd/${descriptor}`, flags);
    closeSync(descriptor);
    openSync(instead, flags);
    return kept;
  } catch {
    return descriptor;
  }
}

function writeAll(descriptor, text) {
  let rest = Buffer.from(text, 'utf8');
  while (rest.length) {
    const written = patiently(() => writeSync(descriptor, rest), rest.length);
    rest = rest.subarray(written);
  }
}

/** Do it again for as long as the pipe isn't ready; `closed` is what comes of one that is closed. */
function patiently(work, closed) {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (error.code !== 'EAGAIN') return closed;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AWHILE);
    }
  }
}
