/** Describes what a loaded file offers, by how its functions are written: data that fits in JSON. */

import { classBody, closing } from './scanning.mjs';
import { functionIn, functionsOf, isBuiltIn } from './shapes.mjs';
import { isPlain } from './roots.mjs';
import { anything } from './stand_ins.mjs';

/** So deep may things lie in one another. */
const DEPTH = 4;

const OBJECT = { name: 'self', optional: false, rest: false, annotation: '' };
const OF_A_FUNCTION = new Set(['length', 'name', 'prototype', 'arguments', 'caller']);
const USED_OF_ITSELF = /\bthis\.([\p{L}$_][\p{L}\p{N}$_]*)(?![\p{L}\p{N}$_]|\s*\()/gu;
const NOT_PUBLIC =
  /(?<=^|[\n{};])\s*(?:private|protected)\s+(?:(?:static|readonly|async|override|[gs]et)\s+)*([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;

/**
 * List what a solution offers: to call, to make objects of, to hand over by name.
 *
 * What a file exports is its offer; of what it keeps to itself the classes and the constants may be
 * needed to call that. A file that exports nothing that takes anything keeps nothing to itself.
 */
export function describe({ roots, sources, shapes }) {
  const description = new Description(sources, shapes);
  const exported = [...roots].filter(([, root]) => root.isExported);
  const others = [...roots].filter(([, root]) => !root.isExported);
  description.add(exported, { whole: true });
  description.add(others, { whole: !description.takesSomething });
  return description.asData();
}

class Description {
  #offers = [];
  #classes = [];
  #constants = [];
  #paths = new Map();
  #instances = [];
  #ready = new Set();
  #seen = new Set();
  #sources;
  #shapes;

  constructor(sources, shapes) {
    this.#sources = sources;
    this.#shapes = shapes;
  }

  get takesSomething() {
    const taken = [...this.#offers, ...this.#classes].flatMap(({ parameters }) => parameters ?? []);
    return taken.some((parameter) => parameter !== OBJECT);
  }

  /** Add what has a name; unless `whole`, nothing but its classes and its constants. */
  add(roots, { whole }) {
    const isFunction = ([, { value }]) => typeof value === 'function';
    const inOrder = [...roots.filter(isFunction), ...roots.filter((root) => !isFunction(root))];
    for (const [name, { value, holder, isExported }] of inOrder) {
      this.#look([name], value, { holder, isExported, whole });
      this.#constant([name], value);
    }
    for (const [path, object] of this.#instances.splice(0)) this.#instance(path, object, whole);
  }

  asData() {
    const inOrder = this.#offers.sort((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1]);
    return {
      offers: inOrder.map(({ at, ...offer }) => offer),
      classes: this.#classes,
      constants: this.#constants,
    };
  }

  #look(path, value, how) {
    if (value === anything || path.length > DEPTH) return;
    try {
      if (typeof value === 'function') this.#function(path, value, how);
      else if (typeof value === 'object' && value !== null) this.#object(path, value, how);
    } catch {
      // What won't be looked at is passed over, and what stands beside it is not.
    }
  }

  #constant(path, value) {
    if (typeof value === 'string' || isWhole(value)) this.#constants.push({ path, value });
    else if (typeof value === 'symbol') this.#constants.push({ path });
  }

  #function(path, callable, { holder, isExported, whole }) {
    const isOwn = this.#sources.isOwn(callable);
    const { isNative } = this.#sources.written(callable);
    const isAlias = path.length === 1 && isNative && callable.name !== path[0];
    if (!isOwn && !isAlias && !isExported) return;
    if (isOwn && this.#shapes.isClass(callable, path.at(-1), holder)) {
      this.#class(path, callable);
      return;
    }
    if (!whole) return;
    const given = isOwn ? this.#shapes.givenBy(callable, holder) : undefined;
    if (given) this.#maker(path, given, this.#shapes.parameters(callable));
    else this.#offer(path, callable);
    if (isOwn) this.#statics(path, callable);
  }

  /** What an object has by name that is no class: a table of functions, an enumeration, a game. */
  #object(path, object, how) {
    if (this.#seen.has(object)) return;
    this.#seen.add(object);
    const inside = { holder: object, isExported: false, whole: how.whole };
    if (isPlain(object)) this.#plain(path, object, inside);
    else if (object instanceof Map) this.#named(path, [...object], inside);
    else if (Array.isArray(object)) this.#named(path, object.map((item) => [item?.name, item]), inside);
    else if (this.#shapes.hasFunctions(object)) this.#instances.push([path, object]);
  }

  #named(path, entries, how) {
    const named = entries.filter(([name]) => typeof name === 'string' && name);
    for (const [name, value] of named) this.#look([...path, name], value, how);
  }

  #plain(path, object, how) {
    if (how.whole && this.#shapes.isStateful(object)) {
      this.#maker(path, object, [], { members: membersOf(object) });
      return;
    }
    const entries = entriesOf(object);
    const members = membersOf(object);
    for (const [name, value] of entries) {
      if (!this.#isKnown(name, value)) this.#look([...path, name], value, how);
    }
    const hasFunctions = entries.some(([, value]) => typeof value === 'function');
    if (members.length || hasFunctions) this.#classes.push({ path, members });
  }

  /** Whether a table's function is the one that is offered under the same name already. */
  #isKnown(name, value) {
    return typeof value === 'function' && this.#paths.get(value)?.at(-1) === name;
  }

  /** An object of theirs that is there: its methods are functions, unless its class makes others. */
  #instance(path, object, whole) {
    const cls = this.#paths.get(object.constructor);
    const needed = cls && this.#shapes.parameters(object.constructor);
    if (cls) this.#constants.push({ path, class: cls });
    const canBeMade = cls && !needed.some(({ optional, rest }) => !optional && !rest);
    if (!whole || (canBeMade && path.length === 1)) return;
    for (const [name, { value }] of functionsOf(object)) {
      if (isPublic(name) && value && this.#sources.isOwn(value)) this.#offer([...path, name], value);
    }
    this.#classes.push({ path, members: [] });
    this.#ready.add(object.constructor);
  }

  #class(path, cls) {
    if (this.#ready.has(cls)) return; // what it is made of is the solution's own affair
    this.#paths.set(cls, this.#paths.get(cls) ?? path);
    const bases = this.#bases(cls);
    const texts = bases.map((base) => this.#textOf(base));
    const hidden = hiddenIn(bases, texts);
    const sample = this.#shapes.sampleOf(cls);
    const functions = functionsOf(sample ?? cls.prototype);
    for (const name of hidden) functions.delete(name);
    this.#methods(path, functions);
    const constants = bases.flatMap((base) => this.#statics(path, base, hidden));
    const own = constants.filter(({ value }) => isMadeBy(value, cls)).map(({ name }) => ({ name }));
    if (own.length > 1 || hidden.has('constructor')) {
      this.#classes.push({ path, members: [...own, ...constants.filter(isSimple)] });
      return;
    }
    this.#classes.push({
      path,
      parameters: this.#shapes.parameters(cls),
      attributes: attributesOf(texts, functions, sample),
      abstract: texts.at(-1).isAbstract,
      constants: [...own, ...constants.filter(isSimple)],
    });
  }

  /** What makes objects without being a class: a function, or an object that can be copied. */
  #maker(path, object, parameters, more = {}) {
    const functions = functionsOf(object);
    const written = [...functions.values()].map((property) => this.#sources.written(functionIn(property)));
    const texts = written.map(({ text }) => ({ body: text }));
    this.#methods(path, functions);
    const attributes = attributesOf(texts, functions, object);
    this.#classes.push({ path, parameters, attributes, abstract: false, ...more });
  }

  #methods(path, functions) {
    for (const [name, { value, get }] of functions) {
      const callable = value ?? get;
      if (!callable || !isPublic(name) || !this.#sources.isOwn(callable)) continue;
      if (value) this.#offer([...path, name], value, { needs_object: true });
      else this.#add({ path: [...path, name], attribute: true, needs_object: true }, get);
    }
  }

  /** What a class or a function has by name: functions to call, and the constants that it gives back. */
  #statics(path, owner, hidden = new Set()) {
    const names = Object.getOwnPropertyNames(owner).filter((name) => !OF_A_FUNCTION.has(name));
    const found = names
      .filter((name) => isPublic(name) && !hidden.has(name))
      .map((name) => ({ name, value: valueIn(owner, name) }));
    const inside = { holder: owner, isExported: false, whole: true };
    for (const { name, value } of found) {
      if (!isMadeBy(value, owner)) this.#look([...path, name], value, inside);
    }
    return found;
  }

  /** A class and the classes of theirs that it extends, the first of all first. */
  #bases(cls) {
    const bases = [];
    let { prototype } = cls;
    while (prototype && !isBuiltIn(prototype)) {
      const maker = Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value ?? cls;
      if (this.#sources.isOwn(maker) && !bases.includes(maker)) bases.unshift(maker);
      prototype = Object.getPrototypeOf(prototype);
    }
    return bases.length ? bases : [cls];
  }

  #textOf(cls) {
    const { text, original, isClass } = this.#sources.written(cls);
    if (!original || !isClass) return { body: text, isAbstract: false };
    const open = classBody(original);
    const isAbstract = /\babstract\s+class\b/.test(original.slice(0, open));
    return { body: original.slice(open, closing(original, open)), isAbstract };
  }

  #offer(path, callable, more = { needs_object: false }) {
    if (!this.#paths.has(callable)) this.#paths.set(callable, path);
    const taken = this.#shapes.parameters(callable);
    const parameters = more.needs_object ? [OBJECT, ...taken] : taken;
    this.#add({ path, parameters, ...more }, callable);
  }

  #add(offer, callable) {
    const { at } = this.#sources.written(callable);
    this.#offers.push({ ...offer, line: at?.line ?? 0, at: at?.order ?? [Infinity, 0] });
  }
}

/** The names that TypeScript keeps from others, and that no class further on makes public. */
function hiddenIn(bases, texts) {
  const hidden = new Set();
  for (const [index, { body }] of texts.entries()) {
    for (const name of Object.getOwnPropertyNames(bases[index].prototype)) hidden.delete(name);
    for (const [, name] of body.matchAll(NOT_PUBLIC)) hidden.add(name);
  }
  return hidden;
}

/** What may be set on an object: what its methods use of it, or it has, and that is no function. */
function attributesOf(texts, functions, sample = {}) {
  const used = texts.flatMap(({ body }) => Array.from(body.matchAll(USED_OF_ITSELF), ([, name]) => name));
  const isSettable = (name) => !functions.has(name) || functions.get(name).set !== undefined;
  const settable = [...functions].filter(([, { set }]) => set).map(([name]) => name);
  return [...new Set([...Object.keys(sample), ...used, ...settable])].filter(isSettable);
}

/** Texts, whole numbers and other things that an object has by name, and that are not called. */
function membersOf(object) {
  const members = entriesOf(object).filter(([, value]) => !['function', 'undefined'].includes(typeof value));
  return members.map(([name, value]) => (isSimple({ value }) ? { name, value } : { name }));
}

/** The public names of an object with their values; not the way back from the values of an enum. */
function entriesOf(object) {
  const names = [];
  for (const name in object) if (!(name in Object.prototype)) names.push(name);
  const isWayBack = (name, value) => /^-?\d+$/.test(name) && object[value] === Number(name);
  return names
    .filter(isPublic)
    .map((name) => [name, valueIn(object, name)])
    .filter(([name, value]) => !isWayBack(name, value));
}

function isPublic(name) {
  return !/^_|^default$|^constructor$/.test(name);
}

function isSimple({ value }) {
  return ['string', 'symbol'].includes(typeof value) || isWhole(value);
}

function isMadeBy(value, maker) {
  return typeof maker.prototype === 'object' && value instanceof maker;
}

function isWhole(value) {
  return Number.isSafeInteger(value);
}

/** What an object has by a name; undefined if it won't say. */
function valueIn(object, name) {
  try {
    return object[name];
  } catch {
    return undefined;
  }
}
