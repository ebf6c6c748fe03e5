/**
 * What a function is, for nothing in JavaScript says so: something to call, something to make
 * objects with `new`, or with a plain call.
 */

import { namesOfPattern, quoted } from './scanning.mjs';
import { anything } from './stand_ins.mjs';
import { isTooLate, within } from './timing.mjs';

/** What a function's text says of an object that it works on: that it is its own. */
const SETS_ITSELF = oneOf(
  /\bthis\.[\p{ID_Continue}$]+\s*=(?!=)/u,
  /\bObject\.(?:assign|definePropert(?:y|ies))\(\s*this\b/,
  /=\s*this\s*[;,]/,
);

/** And that it gives it functions: by name, or as fields. What stands before one is esbuild's. */
const MAKES_FUNCTIONS = oneOf(
  /(?:\b[\p{ID_Continue}$]+\.|[\n;{}]\s*)[\p{ID_Continue}$]+\s*=\s*(?:\/\* @__PURE__ \*\/ )?(?:__name\()?(?:async\b\s*)?(?:function\b|\()/u,
  /(?:\b[\p{ID_Continue}$]+\.|[\n;{}]\s*)[\p{ID_Continue}$]+\s*=\s*(?:async\b\s*)?[\p{ID_Continue}$]+\s*=>/u,
  /\b[\p{ID_Continue}$]+\.[\p{ID_Continue}$]+\s*=[^;\n]*\.bind\(/u,
  /\bObject\.assign\(\s*this\b/,
);

/** And that it gives an object back: one that it writes down, or makes of a class of theirs. */
const GIVES_AN_OBJECT = oneOf(
  /\breturn\s*\(?\s*\{/,
  /=>\s*\(\s*\{/,
  /(?:\breturn|=>)\s*Object\.(?:create|freeze|assign)\(/,
  /(?:\breturn|=>)\s*new\s+(?!(?:\w*Array|Set|Map|\w*Error|Date|Number|String|Promise)\b)/,
);

const LAST_RETURN = /\breturn\s+([\w$]+)\s*;?\s*\}\s*$/;

/** So many milliseconds it may take to make an object. */
const PATIENCE = 250;

/** What is tried to make an object: its dice one by one, in a list, none. */
const DICE = [1, 2, 3, 4, 5];
const TRIALS = [() => DICE, () => [[...DICE]], () => []];

export class Shapes {
  #sources;

  constructor(sources) {
    this.#sources = sources;
  }

  /** What a caller fills in, be it by name (`{ dice, category }`) or in turn (`dice => category => …`). */
  parameters(callable) {
    return this.#sources.stages(callable).flatMap((stage) => named(stage) ?? stage);
  }

  /** Call a function, in as many steps as it takes. */
  call(callable, self, given) {
    const stages = this.#sources.stages(callable);
    if (stages.length === 1) return Reflect.apply(callable, self, packed(stages[0], given));
    let value = callable;
    let start = 0;
    for (const [index, stage] of stages.entries()) {
      const end = index === stages.length - 1 ? given.length : start + (named(stage) ?? stage).length;
      value = Reflect.apply(value, self, packed(stage, given.slice(start, end)));
      start = end;
    }
    return value;
  }

  /** Make an object: of a class, by a function that gives one, or of one that is there as it is. */
  make({ value, name, holder }, given) {
    if (typeof value !== 'function') return copied(value);
    if (!this.isClass(value, name, holder)) return this.call(value, holder, given);
    return Reflect.construct(value, packed(this.#sources.stages(value)[0], given));
  }

  /** Whether a function is meant for `new`. One that an object holds may set that object's own. */
  isClass(callable, name, holder) {
    const { isClass, text } = this.#sources.written(callable);
    if (isClass) return true;
    if (!Object.hasOwn(callable, 'prototype') || /^(?:async\b|function\s*\*)/.test(text)) return false;
    const { prototype } = callable;
    const methods = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
    if (methods.length || Object.getPrototypeOf(prototype) !== Object.prototype) return true;
    const isCapital = /^[A-Z]/.test(name);
    if (SETS_ITSELF.test(text)) return isCapital || holder === undefined;
    return isCapital && Object.values(callable).some((value) => typeof value === 'function');
  }

  /** An object with functions of its own that a function gives; undefined if it gives none. */
  givenBy(callable, holder) {
    const { text } = this.#sources.written(callable);
    if (!GIVES_AN_OBJECT.test(text) && !returnsWhatItFills(text)) return undefined;
    return this.#tried((given) => this.call(callable, holder, given));
  }

  /** An object of a class whose constructor makes functions; undefined if it makes none. */
  sampleOf(cls) {
    const { isClass, text } = this.#sources.written(cls);
    if (!MAKES_FUNCTIONS.test(text) && (isClass || !GIVES_AN_OBJECT.test(text))) return undefined;
    return this.#tried((given) => Reflect.construct(cls, packed(this.#sources.stages(cls)[0], given)));
  }

  #tried(make) {
    for (const trial of TRIALS) {
      try {
        const made = within(PATIENCE, () => make(trial()));
        if (this.hasFunctions(made)) return made;
      } catch (error) {
        if (isTooLate(error)) return undefined;
        continue; // it may take its dice in another way
      }
    }
    return undefined;
  }

  /** Whether something is an object with functions that the solution wrote. */
  hasFunctions(value) {
    if (typeof value !== 'object' || value === null || value === anything) return false;
    return [...functionsOf(value).values()].some((property) => this.#sources.isOwn(functionIn(property)));
  }

  /** Whether an object's functions work on what it holds. */
  isStateful(object) {
    const held = Object.keys(object).filter((key) => {
      const { value } = Object.getOwnPropertyDescriptor(object, key);
      return value === null || value === undefined || Array.isArray(value);
    });
    const texts = Object.entries(Object.getOwnPropertyDescriptors(object))
      .filter(([, { value }]) => typeof value === 'function' && this.#sources.isOwn(value))
      .filter(([name, { value }]) => !this.isClass(value, name, object))
      .map(([, { value }]) => this.#sources.written(value).text);
    const uses = (text) => held.some((name) => new RegExp(`\\bthis\\.${quoted(name)}(?![\\w$])`).test(text));
    return texts.some((text) => SETS_ITSELF.test(text) || uses(text));
  }
}

/** The methods and getters of an object by name, those of its classes before its own. */
export function functionsOf(object) {
  const levels = [];
  for (let level = object; level && !isBuiltIn(level); level = Object.getPrototypeOf(level)) {
    levels.unshift(level);
  }
  const properties = levels.flatMap((level) => Object.entries(Object.getOwnPropertyDescriptors(level)));
  const isOne = ([name, property]) =>
    name !== 'constructor' && property.value !== anything && typeof functionIn(property) === 'function';
  return new Map(properties.filter(isOne));
}

/** The function of a property: what it is, or what gives it, or takes it. */
export function functionIn({ value, get, set }) {
  return value ?? get ?? set;
}

/** Whether something is the prototype of one of JavaScript's own classes. */
export function isBuiltIn(prototype) {
  const maker = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value;
  if (typeof maker !== 'function' || maker.prototype !== prototype) return false;
  return /\{\s*\[native code\]\s*\}$/.test(Function.prototype.toString.call(maker));
}

/** The names that a function asks for by one pattern; undefined if it takes its arguments in order. */
function named(stage) {
  if (stage.length !== 1 || !stage[0].name.startsWith('{')) return undefined;
  return namesOfPattern(stage[0].name).map((item) => ({ ...item, rest: false, annotation: '' }));
}

/** Arguments as a function takes them: in order, or by name in one object. */
function packed(stage, given) {
  const names = named(stage);
  if (!names) return given;
  return [Object.fromEntries(given.map((value, index) => [names[index]?.name ?? index, value]))];
}

function returnsWhatItFills(text) {
  const name = LAST_RETURN.exec(text)?.[1];
  if (!name) return false;
  const filled = new RegExp(`\\b${quoted(name)}(?:\\.[\\w$]+\\s*=(?!=)|\\s*=\\s*(?:new\\s|\\{\\s*[\\w$'"]))`);
  return filled.test(text);
}

function oneOf(...patterns) {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'u');
}

/** A copy of an object, with lists of its own. */
function copied(object) {
  const properties = Object.getOwnPropertyDescriptors(object);
  for (const property of Object.values(properties)) {
    if (Array.isArray(property.value)) property.value = [...property.value];
  }
  return Object.create(Object.getPrototypeOf(object), properties);
}
