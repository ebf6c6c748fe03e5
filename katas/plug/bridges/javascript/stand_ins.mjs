/**
 * Stand-ins for what a solution names beside its scoring and that isn't here: test tools, a
 * keyboard, a browser's page. Whatever is asked of a stand-in is there, can be called, made and
 * gone through, and nothing comes of it: no tests are run.
 */

import { AskedForInput } from './guard.mjs';
import { quoted } from './scanning.mjs';

/** Libraries that only tests use; they are stood in for even where they are installed. */
const TEST_TOOLS = new RegExp(
  `^(?:${[
    '(?:node:|bun:)test(?:/.*)?',
    '@(?:jest|vitest|testing-library|fast-check|cucumber|japa|open-wc|sinonjs|std/testing)(?:/.*)?',
    '@(?:hapi|std)/(?:lab|code|expect|assert)',
    'approvals|ava|baretest|benchmark|buster|chai(?:-.*)?|cucumber|dirty-chai|expect(?:\\.js|-.*)?',
    'fast-check|intern|jasmine(?:-.*)?|jest(?:-.*)?|jsverify|karma|lab|mocha(?:-.*)?|must|nock',
    'nodeunit|power-assert|proxyquire|qunit(?:js|x)?|rewire|should|sinon(?:-.*)?|supertest|tap',
    'tape|testcheck|testdouble|ts-jest|tst|unexpected|uvu(?:/.*)?|vitest(?:/.*)?|vows|zora',
    '(?:https?:|jsr:|npm:).*(?:test|assert|expect|chai|mocha|jest).*',
  ].join('|')})$`,
);

/** Libraries that ask whoever sits at the keyboard. */
const KEYBOARDS = /^(?:enquirer|inquirer|@inquirer\/.*|prompt|prompt-sync|prompts|readline-sync|keypress)$/;

/** What a file takes from its style and pictures, if anything does so. */
const ASSETS = /\.(?:css|gif|html|jpe?g|less|mp3|png|s[ac]ss|svg|wav|webp)$/;

const TEST_GLOBALS = [
  ...['describe', 'xdescribe', 'fdescribe', 'context', 'suite', 'it', 'xit', 'fit', 'test', 'xtest'],
  ...['specify', 'before', 'beforeEach', 'beforeAll', 'after', 'afterEach', 'afterAll', 'setup'],
  ...['teardown', 'expect', 'assert', 'should', 'chai', 'sinon', 'jest', 'vi', 'jasmine', 'spyOn'],
  ...['QUnit', 'Test', 'cy', 'mocha'],
];

/** What only a browser or another runtime has, as a file's text speaks of it. */
const ELSEWHERE = [
  ...['document', 'localStorage', 'sessionStorage', 'navigator', 'customElements', 'matchMedia'],
  ...['addEventListener', 'requestAnimationFrame', 'HTMLElement', 'Audio', 'Image', '$', 'jQuery'],
  'Deno',
];

const nothing = new Set();

/** Stands for anything, and everything that comes of it does too. */
export const anything = new Proxy(function () {}, {
  get: (_, name) => {
    if (name === 'then') return undefined; // nobody waits for it
    if (name === Symbol.toPrimitive) return () => '';
    if (name === Symbol.iterator) return nothing[Symbol.iterator].bind(nothing);
    return anything;
  },
  set: () => true,
  apply: () => anything,
  construct: () => anything,
});

/** A browser's memory, in which nothing is. */
const storage = { getItem: () => null, setItem() {}, removeItem() {}, clear() {}, length: 0 };

function asks() {
  throw new AskedForInput();
}

/** Whatever is called of it asks for input. */
const keyboard = new Proxy(function () {}, {
  get: (_, name) => (name === 'default' ? () => asks : asks),
  apply: () => asks,
});

/** What stands in for a module; undefined if nothing does. */
export function standIn(specifier) {
  if (TEST_TOOLS.test(specifier) || ASSETS.test(specifier)) return anything;
  return KEYBOARDS.test(specifier) ? keyboard : undefined;
}

/** Whether to stand in for a module is worth a word; nobody misses a picture. */
export function isTold(specifier) {
  return !ASSETS.test(specifier);
}

/**
 * Put stand-ins where a file's text looks for something that only a browser or a test runner has.
 *
 * A file that asks first whether it is there (`typeof window`) finds it is not. Gives the names
 * of those that are missed.
 */
export function standInForGlobals(text) {
  for (const name of TEST_GLOBALS) place(name, anything);
  if (speaksOf(text, 'window')) place('window', globalThis);
  for (const name of ['prompt', 'confirm']) if (speaksOf(text, name)) place(name, asks);
  if (speaksOf(text, 'alert')) place('alert', (words) => console.log(words));
  const missed = ELSEWHERE.filter((name) => speaksOf(text, name) && !(name in globalThis));
  for (const name of missed) place(name, name.endsWith('Storage') ? storage : anything);
  return missed;
}

/** Whether a text uses a name as a global one's, without asking first whether it is there. */
export function speaksOf(text, name) {
  const it = quoted(name);
  const used = new RegExp(`(?<![\\w$.'"-])(?:window\\.)?${it}(?=\\s*[.([;{])(?!\\{)`);
  const asked = new RegExp(`typeof\\s+\\(?\\s*${it}(?![\\w$])`);
  const defined = new RegExp(`(?<!\\bdeclare\\s+)\\b(?:const|let|var|function|class)\\s+${it}(?![\\w$])`);
  return used.test(text) && !asked.test(text) && !defined.test(text);
}

function place(name, value) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
