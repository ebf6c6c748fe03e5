/** The reasons for which a file doesn't load, each told in one plain message. */

import { basename } from 'node:path';
import { AskedForInput, Exit } from './guard.mjs';
import { framesOf, kindOf, messageOf, shortened } from './telling.mjs';
import { isTooLate } from './timing.mjs';

/** A file that its language can't read. */
export class DoesNotParse extends Error {
  constructor(path, text, words, line) {
    super(words);
    const lines = text.trimEnd().split('\n');
    this.path = path;
    this.line = Math.min(line, lines.length);
    this.source = lines[this.line - 1];
  }
}

/** A file that is no text. */
export class NoText extends Error {
  constructor(path) {
    super(`${path} is no text`);
    this.path = path;
  }
}

/** A module that isn't there; a solution may catch it and do without. */
export class MissingModule extends Error {
  code = 'MODULE_NOT_FOUND';

  constructor(specifier, source) {
    super(`Cannot find module '${specifier}'`);
    this.specifier = specifier;
    this.source = source;
  }
}

/** A file that waits for something that never comes. */
export class WaitsForEver extends Error {}

/** The solution prints without end while it loads: nothing else would stop it. */
export class PrintsForEver extends Error {}

/** What is said of a file that doesn't load: the problem, what was found, what to do. */
export function refusal(error, file, sources) {
  if (error instanceof DoesNotParse) return unparsed(error);
  if (error instanceof NoText) {
    return told(`${basename(error.path)} is no text that Node reads`, [], 'save it as UTF-8');
  }
  if (error instanceof MissingModule) return missing(error);
  const where = lineOf(error, file, sources);
  const name = basename(file);
  if (isTooLate(error)) return told(`${name} takes too long to load`, [], apart(file));
  const atWork = AT_WORK.find(([kind]) => error instanceof kind);
  if (atWork) return told(`${name} ${atWork[1]}${where}`, [], apart(file));
  const found = error instanceof Error ? `${kindOf(error)}: ${messageOf(error)}` : messageOf(error);
  const advice = `run it by itself first: ${/ts$/.test(file) ? 'npx tsx' : 'node'} ${name}`;
  return told(`${name} breaks while it loads${where}`, [shortened(found)], advice);
}

const AT_WORK = [
  [AskedForInput, 'asks for input while it loads'],
  [Exit, 'ends the program while it loads'],
  [WaitsForEver, 'waits without end while it loads'],
  [PrintsForEver, 'prints without end while it loads'],
];

/** The last line on the way to an error that is theirs: of the file, or of a neighbour. */
function lineOf(error, file, sources) {
  const [frame] = framesOf(error, sources);
  if (!frame) return '';
  return ` (${frame.path === file ? '' : `${basename(frame.path)}, `}line ${frame.line})`;
}

function told(problem, found, advice) {
  return { does_not_load: { problem, found, advice } };
}

/** What to do with work that is done where it should only be defined. */
function apart(file) {
  return /\.c?js$/.test(file)
    ? 'put it under `if (require.main === module)`, so that it is done only when you run the file'
    : 'put it into a file of its own, so that it is done only when you run that one';
}

function unparsed({ path, line, source, message }) {
  const found = source?.trim() ? [`${line} | ${source.trimEnd()}`] : [];
  const place = line ? ` (line ${line})` : '';
  const isTyped = !/ts$/.test(path) && TYPED.test(source ?? '');
  const advice = isTyped ? 'this looks like TypeScript; such a file ends in .ts' : '';
  return told(`${basename(path)} does not parse: ${shortened(message)}${place}`, found, advice);
}

const TYPED = /:\s*(?:number|string|boolean|any)\b|^\s*(?:export\s+)?(?:interface|type|enum)\s/;

function missing({ specifier, source }) {
  const { line, isImport } = source.naming(specifier);
  const verb = isImport ? 'imports' : 'requires';
  const place = line ? ` (line ${line})` : '';
  const isFile = /^[./]/.test(specifier);
  const advice = isFile ? 'put its file beside yours' : `install it: npm install ${specifier}`;
  return told(
    `${basename(source.path)} ${verb} ${specifier}, which isn't here${place}`,
    [],
    `${advice}, or do without it`,
  );
}
