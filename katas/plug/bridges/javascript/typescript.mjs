/** Makes JavaScript of TypeScript, by esbuild, one file at a time. */

import { SourceMap } from 'node:module';
import { DoesNotParse } from './refusing.mjs';
import { run } from './running.mjs';

const OPTIONS = [
  '--keep-names',
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
    code: code + emptyTypes(text, code),
    map: new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString('utf8'))),
  };
}

function notTransformed(path, text, made) {
  const words = PROBLEM.exec(made.stderr)?.[1] ?? `${made.error ?? made.stderr}`.trim().split('\n')[0];
  return new DoesNotParse(path, text, words, Number(LINE.exec(made.stderr)?.[1] ?? 0));
}

/** Exports in the places of types: another file may pass one on without knowing it for a type. */
function emptyTypes(text, code) {
  const names = new Set(Array.from(text.matchAll(TYPES), ([, name]) => name));
  const isValue = (name) => new RegExp(`\\b(?:class|const|function|let|var)\\s+${name}\\b`).test(code);
  const missing = [...names].filter((name) => !isValue(name));
  return missing.map((name) => `export const ${name} = undefined;\n`).join('');
}
