/**
 * Loads the solution's files as Node would, and a little more: a file is an ES module if it reads
 * as one, whatever it is called; what only tests need is stood in for; and each file says what
 * it defines, whether it exports that or not.
 */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { DoesNotParse, MissingModule, NoText } from './refusing.mjs';
import { installed, isThere, isTypeScript, resolved } from './resolving.mjs';
import { run } from './running.mjs';
import { quoted } from './scanning.mjs';
import { anything, isTold, speaksOf, standIn, standInForGlobals } from './stand_ins.mjs';
import { within } from './timing.mjs';
import { transformed } from './typescript.mjs';

/** What V8 says of a script that is an ES module. */
const ONLY_IN_MODULES = new RegExp(
  [
    "^Cannot use (?:import statement|'import\\.meta')",
    "^Unexpected (?:token 'export'|reserved word)",
    '^await is only valid',
  ].join('|'),
);
const DECLARED_ALREADY = /^Identifier '([^']+)' has already been declared/;
const REQUIRED = /\brequire\s*\(\s*(['"`])([^'"`]+)\1\s*\)/g;

/** What a CommonJS file finds around it, and what some ES modules name all the same. */
const AROUND = ['exports', 'require', 'module', '__filename', '__dirname'];

/** In a file's last line: the way to what it has by name. */
const GIVEN = '__katas__';
const PEEK = `((${GIVEN}) => eval(${GIVEN}));`;

/** The file that the others are required from: no file of theirs is the main one. */
const MAIN = { id: '.', exports: {}, children: [], paths: [], loaded: true };

/** A file of the solution, loaded or about to be. */
class Loaded {
  isRunning = false;
  peek = () => undefined;

  constructor(source) {
    const { path } = source;
    this.source = source;
    this.path = path;
    this.module = { id: path, filename: path, exports: {}, parent: MAIN, children: [], paths: [] };
    this.given = this.module.exports;
    this.keep = (way) => {
      this.peek = way;
    };
  }

  /** What it says that it requires or imports. */
  get needs() {
    if (!this.esm) return Array.from(this.source.code.matchAll(REQUIRED), ([, , specifier]) => specifier);
    return this.esm.dependencySpecifiers ?? this.esm.moduleRequests.map(({ specifier }) => specifier);
  }
}

/** The files of a solution, by their paths. */
export class Modules {
  /** Modules that aren't there and that something stands in for. */
  stoodIn = new Set();

  /** Modules of Node's own and installed ones: what they offer is not the solution's. */
  foreign = new WeakSet();

  #loaded = new Map();
  #sources;
  #esbuild;
  #timeout;

  /** `timeout` is how many milliseconds a file may take to run, `esbuild` where that is, if it is. */
  constructor(sources, { esbuild, timeout }) {
    this.#sources = sources;
    this.#esbuild = esbuild;
    this.#timeout = timeout;
  }

  /** Read and compile a file, unless it has been; an ES module isn't linked yet. */
  open(path) {
    if (!this.#loaded.has(path)) {
      const text = readText(path);
      for (const missed of standInForGlobals(text)) this.stoodIn.add(missed);
      const made = isTypeScript(path) ? transformed(path, text, this.#esbuild) : { code: text };
      const loaded = new Loaded(this.#sources.add(path, text, made.code, made.map));
      this.#compile(loaded);
      this.#loaded.set(path, loaded);
    }
    return this.#loaded.get(path);
  }

  #compile(loaded) {
    if (/\.m[jt]s$/.test(loaded.path)) return this.#compileModule(loaded);
    try {
      this.#compileScript(loaded, AROUND);
    } catch (error) {
      if (!(error instanceof DoesNotParse && ONLY_IN_MODULES.test(error.message))) throw error;
      this.#compileModule(loaded);
    }
  }

  #compileScript(loaded, around) {
    const { path, source } = loaded;
    try {
      loaded.run = vm.compileFunction(`${source.code}\n;${GIVEN}${PEEK}`, [...around, GIVEN], {
        filename: path,
        importModuleDynamically: (specifier) => this.#imported(specifier, loaded),
      });
    } catch (error) {
      const taken = DECLARED_ALREADY.exec(error.message)?.[1];
      if (around.includes(taken)) {
        const free = around.map((name) => (name === taken ? `_${name}` : name));
        return this.#compileScript(loaded, free);
      }
      throw unparsed(error, source, error.stack);
    }
  }

  /** Names that only CommonJS has are given to a module that uses and doesn't define them. */
  #compileModule(loaded, missed = AROUND.filter((name) => loaded.source.code.includes(name))) {
    const { path, source } = loaded;
    const given = missed.length ? `const { ${missed.join()} } = import.meta.katas;` : '';
    try {
      loaded.esm = new vm.SourceTextModule(`${given}${source.code}\n;import.meta.katas.peek${PEEK}`, {
        identifier: path,
        initializeImportMeta: (meta) => this.#fill(meta, loaded),
        importModuleDynamically: (specifier) => this.#imported(specifier, loaded),
      });
    } catch (error) {
      const taken = DECLARED_ALREADY.exec(error.message)?.[1];
      if (missed.includes(taken)) {
        return this.#compileModule(loaded, missed.filter((name) => name !== taken));
      }
      const checked = run(process.execPath, ['--input-type=module', '--check'], source.code);
      throw unparsed(error, source, checked.stderr);
    }
  }

  #fill(meta, loaded) {
    meta.url = pathToFileURL(loaded.path).href;
    meta.filename = loaded.path;
    meta.dirname = dirname(loaded.path);
    Object.defineProperty(meta, 'katas', { value: { ...this.#around(loaded), peek: loaded.keep } });
  }

  /** What is in AROUND, in its order. */
  #around(loaded) {
    const { module, path } = loaded;
    const require = this.#requireOf(loaded);
    return { exports: module.exports, require, module, __filename: path, __dirname: dirname(path) };
  }

  /** Run a file, and the ones that it needs before it. */
  async run(loaded) {
    await this.#prepare(loaded);
    if (loaded.esm) await this.#evaluate(loaded.esm);
    else within(this.#timeout, () => this.#runScript(loaded));
  }

  async #evaluate(module) {
    if (module.status === 'unlinked') {
      await module.link((specifier, from) => this.#linked(specifier, this.#loaded.get(from.identifier)));
    }
    if (module.status === 'linked') await module.evaluate({ timeout: this.#timeout });
  }

  /**
   * Run what has to have run before a file is: the ES modules that a script requires, for once it
   * runs there is no time to wait for them, and the scripts that an ES module imports, for their
   * exports must be known when it is linked.
   */
  async #prepare(loaded, seen = new Set()) {
    if (seen.has(loaded)) return;
    seen.add(loaded);
    for (const specifier of loaded.needs) {
      const needed = this.#foreseen(specifier, loaded);
      if (!needed) continue;
      await this.#prepare(needed, seen);
      if (needed.esm && !loaded.esm) await this.#evaluate(needed.esm);
      if (loaded.esm && !needed.esm) this.#runScript(needed);
    }
  }

  /** The file that one will need, if it can be read: whether it really does will be seen. */
  #foreseen(specifier, loaded) {
    const path = standIn(specifier) ? undefined : resolved(specifier, loaded.path, this.#esbuild);
    if (path === undefined || path.endsWith('.json')) return undefined;
    try {
      return this.open(path);
    } catch {
      return undefined;
    }
  }

  #runScript(loaded) {
    if (loaded.isRunning) return;
    loaded.isRunning = true;
    loaded.run.call(loaded.module.exports, ...Object.values(this.#around(loaded)), loaded.keep);
  }

  #requireOf(loaded) {
    const require = (specifier) => this.#required(specifier, loaded);
    const resolve = (specifier) => resolved(specifier, loaded.path, this.#esbuild) ?? specifier;
    return Object.assign(require, { resolve, main: MAIN, cache: {}, extensions: {} });
  }

  #required(specifier, loaded) {
    const place = this.#standInFor(specifier, loaded);
    if (place) return place;
    const path = resolved(specifier, loaded.path, this.#esbuild);
    if (path === undefined) return this.#fromElsewhere(specifier, loaded);
    if (path.endsWith('.json')) return JSON.parse(readText(path));
    const needed = this.open(path);
    if (needed.esm) return needed.esm.namespace;
    this.#runScript(needed);
    return needed.module.exports;
  }

  #fromElsewhere(specifier, loaded) {
    if (!isThere(specifier, loaded.path)) throw new MissingModule(specifier, loaded.source);
    const module = createRequire(loaded.path)(installed(specifier, loaded.path));
    if (Object(module) === module) this.foreign.add(module);
    return module;
  }

  #standInFor(specifier, loaded) {
    const place = standIn(specifier);
    if (place && isTold(specifier) && !isThere(specifier, loaded.path)) this.stoodIn.add(specifier);
    return place;
  }

  /** Let a file that knows no other way `define` its module, as browsers' loaders have it. */
  standInForDefine(loaded) {
    if (!speaksOf(loaded.source.text, 'define')) return;
    const around = this.#around(loaded);
    globalThis.define = (...given) => {
      const needs = given.find(Array.isArray) ?? ['require', 'exports', 'module'];
      const needed = needs.map((name) => around[name] ?? around.require(name));
      const definition = given.at(-1);
      const made = typeof definition === 'function' ? definition(...needed) : definition;
      if (made !== undefined) loaded.module.exports = made;
    };
  }

  async #imported(specifier, loaded) {
    const module = await this.#linked(specifier, loaded);
    if (this.#loaded.has(module.identifier)) await this.run(this.#loaded.get(module.identifier));
    else await this.#evaluate(module);
    return module;
  }

  /** What an import leads to: a module of theirs, or one around whatever else it is. */
  async #linked(specifier, loaded) {
    const path = standIn(specifier) ? undefined : resolved(specifier, loaded.path, this.#esbuild);
    if (path !== undefined && !path.endsWith('.json')) {
      const needed = this.open(path);
      if (needed.esm) return needed.esm;
    }
    const value = await this.#valueOf(specifier, loaded);
    return around(value, namesAskedOf(specifier, loaded.source.code), specifier);
  }

  async #valueOf(specifier, loaded) {
    try {
      return this.#required(specifier, loaded);
    } catch (error) {
      if (error.code !== 'ERR_REQUIRE_ESM') throw error;
      return import(pathToFileURL(installed(specifier, loaded.path)).href);
    }
  }
}

function readText(path) {
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '').replace(/^#!/, '//');
  if (text.includes('\0')) throw new NoText(path);
  return text;
}

/** A syntax error, with the line that Node tells where it shows the error. */
function unparsed(error, source, shown) {
  const line = Number(/^\S.*:(\d+)$/m.exec(shown)?.[1] ?? 0);
  return new DoesNotParse(source.path, source.text, error.message, source.originalLine(line, 1));
}

/** A module that exports what a value has by name, and whatever else it is asked for. */
function around(value, asked, identifier) {
  const isObject = value !== null && ['object', 'function'].includes(typeof value);
  const names = value === anything || !isObject ? [] : Object.keys(value);
  const all = new Set(['default', ...names, ...asked]);
  return new vm.SyntheticModule(
    [...all],
    function () {
      for (const name of all) this.setExport(name, isObject ? value[name] : undefined);
      const isModule = value?.__esModule || value?.[Symbol.toStringTag] === 'Module';
      if (!isModule) this.setExport('default', value);
    },
    { identifier },
  );
}

/** The names that a file imports from a module, passes on, or uses of all that it imports. */
function namesAskedOf(specifier, code) {
  const from = new RegExp(`\\b(?:import|export)\\b([^;'"]*?)\\bfrom\\s*['"]${quoted(specifier)}['"]`, 'g');
  const clauses = Array.from(code.matchAll(from), ([, clause]) => clause);
  const listed = clauses.flatMap((clause) => /\{([^}]*)\}/.exec(clause)?.[1].split(',') ?? []);
  const named = listed.map((part) => part.trim().split(/\s+as\s+/)[0]);
  const whole = clauses.flatMap((clause) => /\*\s*as\s+([\w$]+)/.exec(clause)?.[1] ?? []);
  const used = whole.flatMap((name) => {
    const uses = new RegExp(`(?<![\\w$.])${quoted(name)}\\.([\\w$]+)`, 'g');
    return Array.from(code.matchAll(uses), ([, used]) => used);
  });
  return [...named, ...used].filter((name) => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name));
}
