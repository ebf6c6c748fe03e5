/**
 * Puts a value of theirs into plain data, as docs/protocol.md has it.
 *
 * What it holds is read as it lies there, so that none of their code runs: no getter, no proxy, no
 * `toString`. And it comes to an end, whatever holds itself.
 */

import { types } from 'node:util';
import { isScore } from './telling.mjs';

/** So deep may things lie in one another; of what lies deeper only the kind is told. */
const DEEPEST = 4;

/** So many items of a list or of a table are told. */
const MOST = 200;

/** So many values are told in all: what holds itself many times would fill the line. */
const MOST_IN_ALL = 10_000;

/** So many characters of a text are told. */
const LONGEST = 200;

/** What is more than a text can be when it crosses: half of a letter. */
const HALVES = /\p{Surrogate}/gu;

const { entries } = Map.prototype;
const { values } = Set.prototype;

export function dataOf(value) {
  return new Reading().of(value, DEEPEST);
}

class Reading {
  #left = MOST_IN_ALL;

  /** A value as data; `levels` is how deep it may still go. */
  of(value, levels) {
    this.#left -= 1;
    if (value === null || value === undefined) return null;
    if (typeof value === 'boolean' || isScore(value)) return value;
    if (typeof value === 'string') return shortened(value);
    if (typeof value === 'symbol') return shortened(value.description ?? '');
    if (typeof value !== 'object') return { kind: typeof value };
    if (types.isProxy(value)) return { kind: 'Proxy' };
    const kind = kindOf(value);
    if (levels === 0 || this.#left <= 0) return { kind };
    try {
      return this.#inside(value, kind, levels - 1);
    } catch {
      return { kind }; // a module that isn't loaded to its end
    }
  }

  #inside(value, kind, levels) {
    if (Array.isArray(value) || types.isTypedArray(value)) return this.#list(itemsOf(value), levels);
    if (types.isSet(value)) return this.#list(Reflect.apply(values, value, []), levels);
    if (types.isMap(value)) return { table: this.#table(Reflect.apply(entries, value, []), levels) };
    const table = this.#table(fieldsOf(value), levels);
    return isPlain(value) ? { table } : { kind, table };
  }

  #list(items, levels) {
    return this.#first(items).map((item) => this.of(item, levels));
  }

  #table(pairs, levels) {
    return this.#first(pairs).map(([key, value]) => [this.of(key, levels), this.of(value, levels)]);
  }

  #first(items) {
    const most = Math.min(MOST, this.#left);
    const first = [];
    for (const item of items) {
      if (first.length >= most) break;
      first.push(item);
    }
    return first;
  }
}

/** The items of a list; of what only a getter would give, nothing. */
function* itemsOf(list) {
  for (let index = 0; index < list.length; index += 1) {
    yield Object.getOwnPropertyDescriptor(list, index)?.value;
  }
}

/** What an object has by name, as it lies there. */
function* fieldsOf(object) {
  for (const name of Object.keys(object)) {
    const property = Object.getOwnPropertyDescriptor(object, name);
    if ('value' in property) yield [name, property.value];
  }
}

/** Whether an object is nothing but what it has by name. */
function isPlain(object) {
  const prototype = Object.getPrototypeOf(object);
  return prototype === null || prototype === Object.prototype || types.isModuleNamespaceObject(object);
}

/** The name of an object's class. */
function kindOf(object) {
  let level = Object.getPrototypeOf(object);
  while (level && !types.isProxy(level)) {
    const name = lying(lying(level, 'constructor'), 'name');
    if (typeof name === 'string' && name) return name;
    level = Object.getPrototypeOf(level);
  }
  return 'Object';
}

/** What a thing itself has by a name, unless something would have to be run for it. */
function lying(thing, name) {
  if (thing === undefined || thing === null || types.isProxy(thing)) return undefined;
  return Object.getOwnPropertyDescriptor(thing, name)?.value;
}

/** A text's first characters. */
function shortened(text) {
  const characters = Array.from(text.slice(0, 2 * LONGEST)).slice(0, LONGEST);
  return characters.join('').replace(HALVES, '\ufffd');
}
