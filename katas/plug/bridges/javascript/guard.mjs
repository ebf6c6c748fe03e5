/** Keeps a solution's printing and asking to itself while its code runs. */

import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Readable, Writable } from 'node:stream';

/** So many characters of what is printed are kept. */
const KEPT = 10_000;

/** So many of those that are not go onward at once. */
const MANY = 65_536;

/** The solution reads from the keyboard, and nobody sits there. */
export class AskedForInput extends Error {
  constructor() {
    super('it asks for input');
  }
}

/** The solution ends the program. */
export class Exit extends Error {
  constructor(code) {
    super(code === undefined ? 'process.exit()' : `process.exit(${code})`);
  }
}

/** Stands in for the standard streams, and for the way out. */
export class Guard {
  /** What was printed, its beginning if it is long. */
  printed = '';

  /** Whether somebody waits for what is typed. */
  asked = false;

  #onward = () => {};
  #waiting = '';

  constructor() {
    this.exit = process.exit.bind(process);
    process.exit = (code) => {
      throw new Exit(code);
    };
    define('stdout', this.#output());
    define('stdin', this.#input());
    refuseToReadFrom0('readSync');
    refuseToReadFrom0('readFileSync');
    syncBuiltinESMExports();
  }

  /** Begin to keep what is printed; `onward` is given all of it, what is too much to keep in large pieces. */
  begin(onward) {
    this.printed = '';
    this.asked = false;
    this.#onward = onward;
    this.#waiting = '';
  }

  #output() {
    const write = (chunk, _, done) => {
      this.#print(String(chunk));
      done();
    };
    return Object.assign(new Writable({ decodeStrings: false, write }), { fd: 1, columns: 80 });
  }

  #print(text) {
    const kept = text.slice(0, Math.max(KEPT - this.printed.length, 0));
    if (kept) {
      this.printed += kept;
      this.#onward(kept);
    }
    this.#waiting += text.slice(kept.length);
    if (this.#waiting.length < MANY) return;
    this.#onward(this.#waiting);
    this.#waiting = '';
  }

  /** A keyboard on which nobody ever types. */
  #input() {
    const read = () => {
      this.asked = true;
    };
    return Object.assign(new Readable({ read }), { fd: 0, setRawMode: () => process.stdin });
  }
}

function define(name, value) {
  Object.defineProperty(process, name, { value, configurable: true, enumerable: true });
}

function refuseToReadFrom0(name) {
  const read = fs[name];
  fs[name] = (from, ...more) => {
    if (from === 0 || from === '/dev/stdin') throw new AskedForInput();
    return read(from, ...more);
  };
}
