/** The solution's own files, and where in them its functions and classes are written. */

import { basename } from 'node:path';
import { closing, readConstructor, readHead, readInner, readParameter } from './scanning.mjs';

const textOf = Function.prototype.toString;

/** What a function is called with that doesn't say what it takes. */
const REST = { name: 'arguments', optional: false, rest: true, annotation: '' };

/** What a function's text says: where it stands, and what it takes. */
class Written {
  constructor({ name }, text, source, offset) {
    this.text = text;
    this.source = source;
    this.isClass = /^class\b/.test(text);
    this.isNative = /\{\s*\[native code\]\s*\}$/.test(text);
    this.isBound = this.isNative && `${name}`.startsWith('bound ');
    this.isArrow = !this.isClass && /^\s*=>/.test(readHead(text)?.rest ?? '');
    this.at = source && { line: source.lineOf(offset), order: [source.order, offset] };
    this.original = source?.originalAt(offset);
  }

  /** `yatzy.js:14`; empty for what is written nowhere that is known. */
  get place() {
    return this.source ? `${basename(this.source.path)}:${this.at.line}` : '';
  }
}

/** A file of the solution that was run: what V8 was given, and what its author wrote. */
class Source {
  #map;

  /** `map` leads from the one to the other; without it both are the same. */
  constructor(path, text, code, order, map) {
    this.path = path;
    this.text = text;
    this.code = code;
    this.order = order;
    this.#map = map;
  }

  lineOf(offset) {
    const before = this.code.slice(0, offset).split('\n');
    return this.originalLine(before.length, before.at(-1).length + 1);
  }

  /** The author's line for a line and a column that V8 tells, both counted from 1. */
  originalLine(line, column) {
    const entry = this.#map?.findEntry(line - 1, column - 1);
    return entry?.originalLine === undefined ? line : entry.originalLine + 1;
  }

  /** The line that names a module, and whether it imports it. */
  naming(specifier) {
    const lines = this.text.split('\n');
    const names = (line) => /\b(?:from|import|require)\b/.test(line) && line.includes(specifier);
    const index = lines.findIndex(names);
    return { line: index + 1, isImport: /\b(?:from|import)\b/.test(lines[index]) };
  }

  /** What the author wrote from a place in the code on; undefined if the code is just that. */
  originalAt(offset) {
    if (!this.#map) return undefined;
    const before = this.code.slice(0, offset).split('\n');
    const entry = this.#map.findEntry(before.length - 1, before.at(-1).length);
    if (entry?.originalLine === undefined) return undefined;
    const lines = this.text.split('\n').slice(entry.originalLine);
    return lines.join('\n').slice(entry.originalColumn);
  }
}

/** All the files of a solution that were run. */
export class Sources {
  #sources = [];
  #written = new WeakMap();
  #parameters = new WeakMap();

  add(path, text, code, map) {
    const source = new Source(path, text, code, this.#sources.length, map);
    this.#sources.push(source);
    return source;
  }

  /** The file that a line of a stack is about, if it is one of these. */
  in(text) {
    return this.#sources.find(({ path }) => text.includes(`${path}:`));
  }

  /** Where a function is written. */
  written(callable) {
    if (!this.#written.has(callable)) this.#written.set(callable, this.#find(callable));
    return this.#written.get(callable);
  }

  #find(callable) {
    const text = textOf.call(callable);
    for (const source of this.#sources) {
      const offset = source.code.indexOf(text);
      if (offset >= 0) return new Written(callable, text, source, offset);
    }
    return new Written(callable, text);
  }

  /** Whether a function is the solution's; one that is bound to something is, for who else would do that? */
  isOwn(callable) {
    const { source, isBound } = this.written(callable);
    return source !== undefined || isBound;
  }

  /** The parameters of a function as it is written, and of each one that it does nothing but return. */
  stages(callable) {
    if (!this.#parameters.has(callable)) this.#parameters.set(callable, this.#read(callable));
    return this.#parameters.get(callable);
  }

  #read(callable) {
    const written = this.written(callable);
    if (written.isBound && !callable.length) return [[REST]];
    if (written.isNative) return [numbered(callable.length, { optional: written.isBound })];
    if (written.isClass) return [this.#constructors(callable, written)];
    const head = readHead(written.text);
    const stages = [typed(head, written, readHead)];
    for (let inner = readInner(head.rest); inner; inner = readInner(inner.rest)) {
      stages.push(inner.parameters.map(readParameter));
    }
    return stages;
  }

  /** What a class is made with; without a constructor of its own, what the one is that it extends. */
  #constructors(cls, written) {
    const head = readConstructor(written.text);
    const isOwn = head && readConstructor(written.original ?? written.text); // and not esbuild's
    if (isOwn) return typed(head, written, readConstructor);
    const base = Object.getPrototypeOf(cls);
    if (base === Function.prototype || base === null) return [];
    return this.isOwn(base) ? this.stages(base)[0] : [REST];
  }
}

/** The parameters, with the types that the author gave them if they can be found. */
function typed(head, written, read) {
  const plain = head.parameters.map(readParameter);
  if (!written.isArrow && takesTheRest(written, plain.length)) {
    return [...plain, REST];
  }
  if (!written.original) return plain;
  const found = (read(written.original)?.parameters ?? []).map(readParameter);
  const original = found.filter(({ name }) => name !== 'this');
  const same = original.map(nameOf).join() === plain.map(nameOf).join();
  return same ? original : plain;
}

/** Whether a function looks at its `arguments`: at all of them, or behind its own as compilers write it. */
function takesTheRest({ text, isClass }, count) {
  const made = isClass ? readConstructor(text).rest : text;
  const own = isClass ? made.slice(0, closing(made, made.indexOf('{'))) : made;
  return (count ? /\barguments\[_(?:i|key\d*)\]/ : /\barguments\b/).test(own);
}

function nameOf({ name }) {
  return name;
}

/** Parameters whose names are not known. */
function numbered(count, { optional }) {
  return Array.from({ length: count }, (_, index) => ({
    name: `argument${index + 1}`,
    optional,
    rest: false,
    annotation: '',
  }));
}
