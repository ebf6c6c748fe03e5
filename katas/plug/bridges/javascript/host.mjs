/**
 * The solution, loaded: what it offers, and what comes of calling it, as data.
 *
 * The forms of arguments and replies are those of docs/protocol.md.
 */

import { types } from 'node:util';
import { Batch, performer, Progress, takesList } from './batches.mjs';
import { dataOf } from './data.mjs';
import { describe } from './describing.mjs';
import { AskedForInput } from './guard.mjs';
import { complain } from './pipes.mjs';
import { errorOf, kindOf, messageOf, plain, same, valueOf } from './telling.mjs';
import { PENDING } from './waiting.mjs';

/** What can be asked; each is a method here. */
export const OPERATIONS = ['describe', 'new', 'get', 'set', 'call', 'call_many', 'release'];

const PROTOCOL = 1;

/** What makes an object, or what a function gave, one that can be called. */
const CALLED = '__call__';

/** A path leads to nothing. */
class NoSuchName extends Error {
  constructor(name) {
    super(`there is no ${name}`);
  }
}

export class Host {
  #solution;
  #guard;
  #waiting;
  #shapes;
  #objects = new Map();
  #lists = new Map();
  #handles = 0;

  constructor(solution, guard, waiting) {
    this.#solution = solution;
    this.#guard = guard;
    this.#waiting = waiting;
    this.#shapes = solution.shapes;
  }

  describe() {
    this.#guard.begin(() => {});
    const { stoodIn } = this.#solution;
    return { protocol: PROTOCOL, does: OPERATIONS, stood_in: stoodIn, ...describe(this.#solution) };
  }

  /** Make an object and keep it until it is released. */
  async new({ path, arguments: given }) {
    const lists = [];
    const came = await this.#run(() => this.make(this.found(path), this.#given(given, lists)));
    if (came.error) return came;
    this.#handles += 1;
    this.#objects.set(this.#handles, came.value);
    this.#lists.set(this.#handles, lists);
    return { ref: this.#handles };
  }

  async get({ path, on, data }) {
    const came = await this.#run(() => this.#reached(path, on).value);
    return came.error ? came : this.#answered(came, this.#watched(on, data), data);
  }

  async set({ on, name, value }) {
    const came = await this.#run(() => {
      const [given] = this.#given([value], this.#lists.get(on));
      this.#objects.get(on)[name] = given;
    });
    return came.error ? came : valueOf(undefined);
  }

  /** Call a function, or a method of a class or of an object. */
  async call({ path, arguments: given, on, data }) {
    const lists = this.#watched(on, data);
    let found;
    const came = await this.#run(() => {
      found = this.#reached(path, on);
      return this.called(found, this.#given(given, lists));
    });
    if (came.error) return came;
    const place = this.#placeOf(found);
    return { ...this.#answered(came, lists, data), ...(place && { place }) };
  }

  release({ ref }) {
    this.#objects.delete(ref);
    this.#lists.delete(ref);
    return valueOf(undefined);
  }

  /** Perform each of the calls on each roll; `beat` says how far that has come. */
  async call_many({ calls, rolls }, beat) {
    this.#guard.begin(() => {});
    const progress = new Progress(beat);
    const batches = [];
    for (const steps of calls) {
      const batch = new Batch();
      await this.#performAll(steps, rolls, batch, progress);
      batches.push(batch.asData());
    }
    return { batches, printed: this.#guard.printed };
  }

  async #performAll(steps, rolls, batch, progress) {
    const perform = this.#performer(steps);
    const isWatched = takesList(steps);
    const known = new Map();
    for (const roll of rolls) {
      const list = [...roll];
      try {
        let value = perform(roll, list);
        if (types.isPromise(value)) ({ value } = await this.#settled(value));
        batch.add(valueOf(value));
      } catch (error) {
        batch.add({ error: this.#toldOnce(error, known) });
      }
      if (isWatched) batch.noteChange(list, roll);
      progress.count();
    }
  }

  /** What performs a call; what can't be found fails on each roll. */
  #performer(steps) {
    try {
      return performer(steps, this);
    } catch (error) {
      return () => {
        throw error;
      };
    }
  }

  /** What a path leads to in the file, and what it is called on. */
  found([name, ...way]) {
    const root = this.#solution.roots.get(name);
    if (root === undefined) throw new NoSuchName(name);
    return follow({ value: root.value, holder: root.holder, name }, way);
  }

  /** What a path leads to from an object. */
  foundIn(object, path) {
    return follow({ value: object }, path);
  }

  #reached(path, on) {
    return on === undefined ? this.found(path) : this.foundIn(this.#objects.get(on), path);
  }

  called({ value, holder, name }, given) {
    if (typeof value !== 'function') throw new TypeError(`${name} is not a function`);
    return this.#shapes.call(value, holder, given);
  }

  make(found, given) {
    return this.#shapes.make(found, given);
  }

  /** An argument as the solution gets it; a list is a copy. */
  argument(value) {
    if (Array.isArray(value)) return value.map((item) => this.argument(item));
    if (value?.ref !== undefined) return this.#objects.get(value.ref);
    if (value?.member !== undefined) return this.found(value.member).value;
    return value;
  }

  #given(values, lists) {
    return values.map((value) => {
      const given = this.argument(value);
      if (Array.isArray(value)) lists?.push([given, value]);
      return given;
    });
  }

  /**
   * The lists that a call may change, those that its object was given among them. None where data
   * is asked for: a game is given lists by the hundred, and what it does with them is its own.
   */
  #watched(on, data) {
    if (data) return undefined;
    return this.#lists.get(on) ?? [];
  }

  /** Run their code: what came of it, or the error that did. */
  async #run(work) {
    this.#guard.begin(complain);
    try {
      const value = work();
      return types.isPromise(value) ? await this.#settled(value) : { value };
    } catch (error) {
      const { printed } = this.#guard;
      return { error: this.#told(error), ...(printed && { printed }) };
    }
  }

  /** What a promise comes to, as its caller would wait for it; the promise itself if it never does. */
  async #settled(promise) {
    const value = await this.#waiting.settled(promise);
    if (value === PENDING && this.#guard.asked) throw new AskedForInput();
    return { value: value === PENDING ? promise : value };
  }

  /** The reply to a value; with `data` it has that as plain data too, before anything is asked of it. */
  #answered({ value }, lists, data) {
    const read = data && { data: dataOf(value) };
    const { printed } = this.#guard;
    const changed = lists?.findLast(([list, before]) => !same(list, before));
    return {
      ...read,
      ...valueOf(value),
      ...(printed && { printed }),
      ...(changed && { changed: [plain(changed[1]), plain(changed[0])] }),
    };
  }

  #told(error) {
    if (error instanceof NoSuchName) return { kind: 'NoSuchName', message: error.message };
    return errorOf(error, this.#solution.sources);
  }

  /** The same error again is told as it was the first time: to look for its line takes long. */
  #toldOnce(error, known) {
    const key = `${kindOf(error)} ${messageOf(error)}`;
    if (!known.has(key)) known.set(key, this.#told(error));
    return known.get(key);
  }

  #placeOf({ value, name }) {
    const { place } = this.#solution.sources.written(value);
    return place && `${place} in ${value.name || name}`;
  }
}

/** Go from a thing to what it has by name, and so on. */
function follow(start, way) {
  let found = start;
  for (const name of way) {
    const { value } = found;
    if (name === CALLED && typeof value === 'function') continue;
    if (value === null || value === undefined) throw new NoSuchName(name);
    found = { value: named(value, name), holder: value, name };
  }
  return found;
}

/** What a thing has by a name: an object, a map, or a list of things that have names. */
function named(value, name) {
  if (name in Object(value)) return value[name];
  if (value instanceof Map && value.has(name)) return value.get(name);
  const item = Array.isArray(value) ? value.find((one) => one?.name === name) : undefined;
  if (item === undefined) throw new NoSuchName(name);
  return item;
}
