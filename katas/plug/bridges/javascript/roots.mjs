/** What a solution has by name: what it exports, and what else stands at the top of its file. */

import { namesIn, quoted } from './scanning.mjs';
import { anything } from './stand_ins.mjs';

/** Words that mean something wherever they stand, and are no names of a file's own. */
const NEVER = new Set(['this', 'arguments', 'null', 'true', 'false']);

const PRIVATE = /^_|^$/;

/** Something that has a name; `holder` is what it is called on. */
class Root {
  constructor(value, holder, isExported) {
    this.value = value;
    this.holder = holder;
    this.isExported = isExported;
  }
}

export class Roots {
  #loaded;
  #names;
  #before;
  #found = new Map();

  /** To be made before the file is run, so that the globals are known that it adds. */
  constructor(loaded) {
    this.#loaded = loaded;
    this.#names = namesIn(loaded.source.code).filter((name) => !NEVER.has(name) && !PRIVATE.test(name));
    const old = this.#names.filter((name) => name in globalThis);
    this.#before = new Map(old.map((name) => [name, read(name)]));
  }

  /**
   * Look at what there is, once the file has run: its exports go before what else has a name.
   *
   * `foreign` are modules from elsewhere; `isStateful` tells an object that is one thing from one
   * that is but a list of exports.
   */
  look(foreign, isStateful) {
    const local = this.#local(foreign);
    const { esm, module } = this.#loaded;
    const { exports } = module;
    if (esm && Object.keys(esm.namespace).length) this.#takeNamespace(esm.namespace, undefined, local);
    else if (isPlain(exports) && !nameOf(exports, local) && !isStateful(exports)) {
      this.#takeNamespace(exports, exports, local);
    } else this.#takeWhole(exports, 'exports', local);
    for (const [name, value] of local) {
      if (this.#found.has(name)) continue;
      this.#found.set(name, new Root(value, undefined, this.#isMadeGlobal(name)));
    }
  }

  /** Whether a file hands something to all others: `window.Yatzy = Yatzy`. */
  #isMadeGlobal(name) {
    const made = new RegExp(`\\.${quoted(name)}\\s*=(?!=)`);
    return name in globalThis && made.test(this.#loaded.source.code);
  }

  /** In the order in which their names first stand in the file. */
  *[Symbol.iterator]() {
    const written = this.#names.filter((name) => this.#found.has(name));
    for (const name of new Set([...written, ...this.#found.keys()])) yield [name, this.#found.get(name)];
  }

  get(name) {
    return this.#found.get(name);
  }

  /** What is defined at the top of the file, or made global by it. */
  #local(foreign) {
    const { module, given } = this.#loaded;
    const local = new Map();
    for (const name of this.#names) {
      const value = attempt(() => this.#loaded.peek(`typeof ${name} === 'undefined' ? undefined : ${name}`));
      const isOld = this.#before.has(name) && this.#before.get(name) === value;
      const isOthers = [anything, globalThis, module, given].includes(value) || foreign.has(value);
      if (value !== undefined && !isOld && !isOthers) local.set(name, value);
    }
    return local;
  }

  /** Each thing that is exported by its own name; `default` if it has no other. */
  #takeNamespace(namespace, holder, local) {
    for (const name of Object.keys(namespace)) {
      if (!PRIVATE.test(name) && name !== 'default') {
        this.#found.set(name, new Root(attempt(() => namespace[name]), holder, true));
      }
    }
    if ('default' in namespace) this.#takeWhole(namespace.default, 'default', local);
  }

  /** One thing that is all there is: under the name that it has in its file, if it has one. */
  #takeWhole(value, otherwise, local) {
    if (value === undefined || value === anything) return;
    const exported = [...this.#found].find(([, root]) => root.value === value);
    if (exported) return;
    const own = typeof value === 'function' && value.name !== otherwise && value.name;
    const free = own && !PRIVATE.test(own) && !this.#found.has(own) && !local.has(own);
    const name = nameOf(value, local) ?? (free ? own : otherwise);
    this.#found.set(name, new Root(value, undefined, true));
  }
}

/** An object that is nothing but what it has by name. */
export function isPlain(value) {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || value.constructor === Object || value[Symbol.toStringTag] === 'Module';
}

function nameOf(value, local) {
  return [...local].find(([, other]) => other === value)?.[0];
}

function read(name) {
  return attempt(() => globalThis[name]);
}

function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
