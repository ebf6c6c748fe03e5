/** Waits for promises, and notices those that nothing will ever settle. */

/** What comes of a promise for which nothing is left to wait. */
export const PENDING = Symbol('pending');

export class Waiting {
  #giveUp;

  constructor() {
    // Nothing is left to do: whoever waits waits in vain. The immediate keeps the process going.
    process.on('beforeExit', () => {
      const giveUp = this.#giveUp;
      this.#giveUp = undefined;
      if (giveUp) setImmediate(giveUp, PENDING);
    });
  }

  /** What a promise comes to, or PENDING. */
  settled(promise) {
    const end = new Promise((resolve) => {
      this.#giveUp = resolve;
    });
    return Promise.race([promise, end]);
  }
}
