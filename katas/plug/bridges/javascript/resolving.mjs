/** Finds the file that a solution means when it requires or imports one of its own. */

import { statSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS = ['.js', '.mjs', '.cjs', '.json'];
const TYPED = ['.ts', '.tsx', '.mts', '.cts'];

/** Where npm, and where Debian, installs a library for everybody. */
const FOR_ALL = [join(dirname(dirname(process.execPath)), 'lib', 'node_modules'), '/usr/share/nodejs'];

/** So many folders above a file may be the one that its imports start from. */
const FAR = 4;

export function isTypeScript(path) {
  return /\.[cm]?tsx?$/.test(path);
}

/**
 * The path of a file of theirs; undefined for a module from elsewhere, or one that isn't there.
 *
 * A name without dots may start from the project's root: `src/dice`, `@/dice`.
 */
export function resolved(specifier, from, esbuild) {
  const suffixes = suffixesFor(from, esbuild);
  const folder = dirname(from);
  if (specifier.startsWith('file:')) return fileFor(fileURLToPath(specifier), suffixes);
  if (/^\.{0,2}\//.test(specifier) || /^\.\.?$/.test(specifier)) {
    return fileFor(resolve(folder, specifier), suffixes);
  }
  if (!specifier.includes('/') || isThere(specifier, from)) return undefined;
  const inside = specifier.replace(/^[@~]\//, '');
  for (let root = folder, far = 0; far < FAR; root = dirname(root), far += 1) {
    const found = fileFor(join(root, inside), suffixes) ?? fileFor(join(root, 'src', inside), suffixes);
    if (found) return found;
  }
  return undefined;
}

/** Where a module is that is Node's own, or installed beside the file or for everybody. */
export function installed(specifier, from) {
  if (builtinModules.includes(specifier.replace(/^node:/, ''))) return specifier;
  const { resolve: find } = createRequire(from);
  for (const name of [specifier, ...FOR_ALL.map((root) => join(root, specifier))]) {
    try {
      return find(name);
    } catch {
      // perhaps in the next
    }
  }
  return undefined;
}

export function isThere(specifier, from) {
  return installed(specifier, from) !== undefined;
}

function suffixesFor(from, esbuild) {
  if (!esbuild) return SCRIPTS;
  return [...(isTypeScript(from) ? [...TYPED, ...SCRIPTS] : [...SCRIPTS, ...TYPED]), '.d.ts'];
}

/** The file that a path means: itself, with a suffix, or the index of a folder. */
function fileFor(path, suffixes) {
  const typed = path.replace(/\.([cm]?)js$/, '.$1ts'); // what TypeScript's own imports of .js mean
  const candidates = [
    path,
    ...suffixes.map((suffix) => path + suffix),
    ...(suffixes.includes('.ts') ? [typed] : []),
    ...suffixes.map((suffix) => join(path, `index${suffix}`)),
  ];
  return candidates.find(isFile);
}

function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
