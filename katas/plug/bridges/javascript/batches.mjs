/** Performs the same calls on many rolls, about as fast as a bare loop would. */

import { plain, same } from './telling.mjs';

/** So many different answers that are no scores are told in a batch; more tell nobody anything. */
const MOST_TOLD = 2_000;

/** Milliseconds between two signs of life. */
const BEAT = 200;

/** What comes of one kind of call, roll by roll, in order: see docs/protocol.md. */
export class Batch {
  values = [];
  odd = [];
  replies = [];
  changed = 0;
  example = [];
  #known = new Map();

  /** Add a score, or the reply that came in place of one. */
  add(reply) {
    if (Number.isInteger(reply.value)) this.values.push(reply.value);
    else this.#addOdd(reply);
  }

  #addOdd(reply) {
    const key = JSON.stringify(reply);
    if (!this.#known.has(key) && this.replies.length < MOST_TOLD) {
      this.#known.set(key, this.replies.length);
      this.replies.push(reply);
    }
    this.odd.push([this.values.length, this.#known.get(key) ?? 0]);
    this.values.push(null);
  }

  noteChange(list, roll) {
    if (same(list, roll)) return;
    this.changed += 1;
    if (!this.example.length) this.example = [plain(roll), plain(list)];
  }

  asData() {
    const { values, odd, replies, changed, example } = this;
    return { values, odd, replies, changed, example };
  }
}

/** How far some batches have come: told now and then. */
export class Progress {
  #done = 0;
  #last = performance.now();
  #beat;

  constructor(beat) {
    this.#beat = beat;
  }

  count() {
    this.#done += 1;
    const now = performance.now();
    if (now - this.#last < BEAT) return;
    this.#last = now;
    this.#beat(this.#done);
  }
}

/**
 * A function that performs a call on a roll, with all that can be known before the dice are.
 *
 * `host` looks up what a path leads to. The function is given a roll and a list of it, which is
 * the solution's to change.
 */
export function performer(steps, host) {
  const performers = steps.map((step) => performerOf(step, host));
  if (performers.length === 1) return (roll, list) => performers[0](roll, list, []);
  return (roll, list) => {
    const made = [];
    for (const perform of performers) made.push(perform(roll, list, made));
    return made.at(-1);
  };
}

/** Whether a call hands its dice over as a list, which may come back changed. */
export function takesList(steps) {
  return steps.some((step) => step.arguments?.some((argument) => argument?.dice === 'list'));
}

function performerOf(step, host) {
  const { op, path, on } = step;
  const fill = filler(step.arguments ?? [], host);
  if (on === undefined) {
    const found = host.found(path);
    if (op === 'get') return () => found.value;
    if (op === 'new') return (roll, list, made) => host.make(found, fill(roll, list, made));
    return (roll, list, made) => host.called(found, fill(roll, list, made));
  }
  const place = on.made;
  if (op === 'get') return (roll, list, made) => host.foundIn(made[place], path).value;
  if (op === 'set') {
    const name = path.at(-1);
    return (roll, list, made) => {
      const [given] = fill(roll, list, made);
      made[place][name] = given;
    };
  }
  return (roll, list, made) => host.called(host.foundIn(made[place], path), fill(roll, list, made));
}

/** What gives the arguments of a step. */
function filler(given, host) {
  const fills = given.map((argument) => filled(argument, host));
  if (fills.length === 1) return fills[0];
  return (roll, list, made) => fills.flatMap((fill) => fill(roll, list, made));
}

/** What gives one argument, as a list of one; of dice one by one, a list of all. */
function filled(argument, host) {
  if (argument?.dice === 'list') return (roll, list) => [list];
  if (argument?.dice === 'each') return (roll) => roll;
  if (argument?.dice === 'wrapped') {
    const found = host.found(argument.as);
    return (roll) => [roll.map((die) => host.make(found, [die]))];
  }
  if (argument?.made !== undefined) return (roll, list, made) => [made[argument.made]];
  if (Array.isArray(argument)) return () => [host.argument(argument)]; // theirs to change
  const constant = [host.argument(argument)];
  return () => constant;
}
