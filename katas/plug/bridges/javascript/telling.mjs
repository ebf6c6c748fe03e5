/** Puts what came of a call into data: a value, or an error with the line it came from. */

import { basename } from 'node:path';
import { inspect } from 'node:util';
import { AskedForInput, Exit } from './guard.mjs';

/** Scores below it cross as numbers; whatever is beyond is no score of any game. */
const LARGEST = 10 ** 15;

/** So many characters of an answer or of an error are told, and no more. */
const LONGEST = 200;

/** So many dice of a changed list are told. */
const FEW = 20;

/** What V8 says of slips, and what that comes to in plain words: nobody throws these on purpose. */
const ACCIDENTS = [
  [RangeError, /^Maximum call stack size exceeded/, 'calling itself without end'],
  [RangeError, /^Division by zero/, 'a division by zero'],
  [RangeError, /^Invalid (?:array length|count value|string length|typed array length)/, 'a wrong size'],
  [ReferenceError, /before initialization$/, 'a variable without a value'],
  [ReferenceError, / is not defined$/, 'a name that isn\'t there'],
  [TypeError, /^Cannot (?:read|set) propert/, 'an attribute that isn\'t there'],
  [TypeError, /\.[\w$]+ is not a function$/, 'an attribute that isn\'t there'],
  [TypeError, /(?:\.\.\.|\]) is not a function$/, 'a key that isn\'t there'],
  [TypeError, / is not (?:a function|a constructor|iterable|an object)/, 'a wrong type'],
  [TypeError, /^Cannot (?:add property|assign to|convert|delete|destructure|mix|use) /, 'a wrong type'],
  [TypeError, /^(?:Assignment to constant|Class constructor|Reduce of empty|Spread syntax)/, 'a wrong type'],
  [AskedForInput, /^/, 'asking for input'],
  [Exit, /^/, 'ending the program'],
];

const UNWRITTEN = /\bnot (?:yet )?(?:implemented|written)\b|\b(?:unimplemented|implement me)\b|^\W*todo\b/i;

const NO_MEMORY = /^Array buffer allocation failed/;

/** What a call gave. Only what is exactly a whole number crosses as one. */
export function valueOf(value) {
  if (isScore(value)) return { value };
  return { value: null, kind: kindOf(value), shown: shown(value) };
}

export function isScore(value) {
  return Number.isInteger(value) && -LARGEST < value && value < LARGEST;
}

/** The name of a thing's type. */
export function kindOf(value) {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  const name = attempt(() => value.constructor.name);
  if (name === 'Error' && typeof value.name === 'string') return value.name; // named by hand
  return typeof name === 'string' && name ? name : 'Object';
}

function shown(value) {
  const text = attempt(() => inspect(value, { breakLength: Infinity, maxStringLength: LONGEST + 1 }));
  const kind = kindOf(value);
  return shortened(text ?? `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`);
}

/** One line of at most so many characters. */
export function shortened(text) {
  const line = text.split(/\s+/).filter(Boolean).join(' ');
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST)}…`;
}

/** The first line of what an error says; of what is no error, the thing itself. */
export function messageOf(error) {
  const message = attempt(() => (typeof error === 'string' ? error : error.message));
  if (typeof message !== 'string') return shown(error);
  return shortened(message.trimStart().split('\n')[0]);
}

/** How a call failed: the error's own words, and the last line of theirs on the way to it. */
export function errorOf(error, sources) {
  const known = ACCIDENTS.find(([kind, words]) => error instanceof kind && words.test(messageOf(error)));
  const unwritten = UNWRITTEN.test(messageOf(error));
  return {
    kind: kindOf(error),
    message: messageOf(error),
    place: placeOf(error, sources),
    accident: unwritten ? 'not written yet' : (known?.[2] ?? ''),
    verdict: error instanceof RangeError && NO_MEMORY.test(messageOf(error)) ? 'out_of_memory' : 'raised',
  };
}

/** `yatzy.js:14 in pair`: the innermost line of theirs, in the innermost function with a name. */
function placeOf(error, sources) {
  const frames = framesOf(error, sources);
  if (!frames.length) return '';
  const name = frames.find((frame) => frame.name)?.name;
  const place = `${basename(frames[0].path)}:${frames[0].line}`;
  return name ? `${place} in ${name}` : place;
}

/** The frames of a stack that are in the solution's own files, the innermost first. */
export function framesOf(error, sources) {
  const stack = attempt(() => error.stack);
  if (typeof stack !== 'string') return [];
  return stack.split('\n').flatMap((text) => {
    const source = /^\s*at /.test(text) && sources.in(text);
    if (!source) return [];
    const [before, behind] = text.split(source.path);
    const [line, column] = behind.slice(1).split(':');
    const name = functionName(before);
    return { path: source.path, line: source.originalLine(Number(line), parseInt(column, 10)), name };
  });
}

/** `pair` of `at async Yatzy.pair [as twoAlike] (`; empty for what has no name. */
function functionName(before) {
  const plain = before
    .replace(/^\s*at (?:async |get |set )?/, '')
    .replace(/(?: \[as .*\])? ?\($/, '');
  if (/<anonymous>$/.test(plain)) return '';
  return plain.startsWith('new ') ? plain : plain.slice(plain.lastIndexOf('.') + 1);
}

/** The beginning of a list as it can cross: what is no small number is told by its type. */
export function plain(values) {
  return values
    .slice(0, FEW)
    .map((value) => (isScore(value) ? value : kindOf(value)));
}

/** Whether a list is as it was. */
export function same(values, before) {
  if (values.length !== before.length) return false;
  for (let index = 0; index < values.length; index += 1) {
    if (values[index] !== before[index]) return false;
  }
  return true;
}

/** What work gives; undefined if their code, asked for something, throws. */
function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}
