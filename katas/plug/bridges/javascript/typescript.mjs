/** Makes JavaScript of TypeScript, by esbuild, one file at a time. */

import { SourceMap } from 'node:module';
import { DoesNotParse } from './refusing.mjs';
import { resolved } from './resolving.mjs';
import { run } from './running.mjs';

const OPTIONS = [
  '--keep-names',
  '--charset=utf8', // names are read from what it makes
  `--target=node${process.versions.node}`,
  '--sourcemap=inline',
  '--sources-content=false',
  '--log-level=error',
  '--color=false',
  // As most projects have it: a field without a value is no field, and decorators are the old ones.
  `--tsconfig-raw=${JSON.stringify({
    compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false },
  })}`,
];

const MAP = /(?:^|\n)\/\/# sourceMappingURL=data:application\/json;base64,(\S+)\s*$/;
const PROBLEM = /\[ERROR\] (.*)/;
const LINE = /:(\d+):\d+:$/m;
const IMPORTED = /^[ \t]*import\s+\{([^}]*)\}\s+from\s+['"](\.{1,2}\/[^'"]+)['"]/gm;
const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const TYPES = /\bexport\s+(?:declare\s+)?(?:interface|type)\s+([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;

/**
 * The code of a file, and the map that leads back to what its author wrote.
 *
 * Throws DoesNotParse with esbuild's words.
 */
export function transformed(path, text, esbuild) {
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  const made = run(esbuild, [...OPTIONS, `--loader=${loader}`, `--sourcefile=${path}`], text);
  if (made.status !== 0) throw notTransformed(path, text, made);
  const code = made.stdout.replace(MAP, '\n');
  const map = MAP.exec(made.stdout)[1];
  return {
    code: code + emptyTypes(text, code) + importedTypes(path, text, code, esbuild),
    map: new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString('utf8'))),
  };
}

function notTransformed(path, text, made) {
  const words = PROBLEM.exec(made.stderr)?.[1] ?? `${made.error ?? made.stderr}`.trim().split('\n')[0];
  return new DoesNotParse(path, text, words, Number(LINE.exec(made.stderr)?.[1] ?? 0));
}

/**
 * Imports that esbuild has left out, for nothing but a type needs them: a class among those may be
 * what a function wants its dice in.
 */
function importedTypes(path, text, code, esbuild) {
  const left = Array.from(text.matchAll(IMPORTED)).filter(
    ([, , specifier]) => !code.includes(`"${specifier}"`) && resolved(specifier, path, esbuild),
  );
  return left
    .map(([, names, specifier], number) => {
      const module = `_katas_types_${number}`;
      const taken = names.split(',').map((name) => name.trim()).filter((name) => NAME.test(name));
      const given = taken.map((name) => `try { ${name} = ${module}.${name}; } catch {}`);
      return `import * as ${module} from "${specifier}";\n${
        taken.length ? `let ${taken.join()};\n` : ''
      }${given.join('\n')}\n`;
    })
    .join('');
}

/** Exports in the places of types: another file may pass one on without knowing it for a type. */
function emptyTypes(text, code) {
  const names = new Set(Array.from(text.matchAll(TYPES), ([, name]) => name));
  const isValue = (name) => new RegExp(`\\b(?:class|const|function|let|var)\\s+${name}\\b`).test(code);
  const missing = [...names].filter((name) => !isValue(name));
  return missing.map((name) => `export const ${name} = undefined;\n`).join('');
}
