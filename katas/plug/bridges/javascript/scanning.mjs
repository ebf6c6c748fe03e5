/**
 * Reads source text as far as it takes to find the parameters of a function.
 *
 * No parser: it knows what brackets, strings, comments and regular expressions are, and skips
 * them. V8 or esbuild has read the text before, so that it is whole.
 */

const CLOSED_BY = new Map([['(', ')'], ['[', ']'], ['{', '}']]);
const CLOSING = new Set(CLOSED_BY.values());
const NAME = /[\p{ID_Start}$_][\p{ID_Continue}$]*/u;
const SPACE = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const BEFORE_A_REGEX = /(?:^|[([{,;:=!&|?+\-*%~^<>]|\b(?:return|typeof|case|of|in|void|throw))$/;
const FAR = 40;
const MODIFIERS = /^(?:(?:public|private|protected|readonly|override)\s+)+(?=[\p{ID_Start}$_[{])/u;

/** Every name in a text, once, in the order in which they first stand there. */
export function namesIn(text) {
  return [...new Set(text.match(new RegExp(NAME, 'gu')) ?? [])];
}

/** A text as a regular expression that matches it. */
export function quoted(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The place behind spaces and comments. */
function afterSpace(text, at) {
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
}

/** The place of the bracket that closes the one at a place. */
export function closing(text, at) {
  let next = at + 1;
  while (next < text.length && !CLOSING.has(text[next])) next = after(text, next);
  return next;
}

/** The place behind whatever begins at a place: a string, a comment, brackets, or a character. */
export function after(text, at) {
  const char = text[at];
  if (CLOSED_BY.has(char)) return closing(text, at) + 1;
  if (char === '"' || char === "'") return afterQuoted(text, at, char);
  if (char === '`') return afterTemplate(text, at);
  if (char !== '/') return at + 1;
  const behind = afterSpace(text, at);
  if (behind > at) return behind;
  return BEFORE_A_REGEX.test(text.slice(Math.max(0, at - FAR), at).trimEnd())
    ? afterRegex(text, at)
    : at + 1;
}

function afterQuoted(text, at, quote) {
  let next = at + 1;
  while (next < text.length && text[next] !== quote) next += text[next] === '\\' ? 2 : 1;
  return next + 1;
}

function afterTemplate(text, at) {
  let next = at + 1;
  while (next < text.length && text[next] !== '`') {
    if (text.startsWith('${', next)) next = closing(text, next + 1) + 1;
    else next += text[next] === '\\' ? 2 : 1;
  }
  return next + 1;
}

function afterRegex(text, at) {
  let next = at + 1;
  let inClass = false;
  while (next < text.length && (inClass || text[next] !== '/')) {
    if (text[next] === '[') inClass = true;
    if (text[next] === ']') inClass = false;
    next += text[next] === '\\' ? 2 : 1;
  }
  return next + 1;
}

/** The place of the first of some characters that stands in no brackets; -1 if there is none. */
function find(text, wanted, start = 0) {
  let at = start;
  while (at < text.length && !wanted.includes(text[at])) at = after(text, at);
  return at < text.length ? at : -1;
}

/**
 * The head of the function that begins at a place: its parameters, each as it is written, and
 * what of its text comes behind them. Undefined if no function begins there.
 */
export function readHead(text, start = 0) {
  const at = afterSpace(text, start);
  const lone = /^(?:async\s+)?([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*=>/u.exec(text.slice(at, at + 200));
  if (lone) return { parameters: [lone[1]], rest: text.slice(at + lone[0].length - 2) };
  const open = find(text, '(', at);
  if (open < 0) return undefined;
  const close = closing(text, open);
  return { parameters: split(text.slice(open + 1, close)), rest: text.slice(close + 1) };
}

/** The function that a function does nothing but return: the second one of `dice => category => …`. */
export function readInner(rest) {
  const begun = /^\s*(?:=>\s*\{\s*return\b|=>|\{\s*return\b)\s*/.exec(rest);
  if (!begun) return undefined;
  const body = rest.slice(begun[0].length);
  const isFunction = /^(?:async\s+)?(?:function\b|[\p{ID_Start}$_][\p{ID_Continue}$]*\s*=>)/u.test(body);
  const isArrow = body[0] === '(' && /^\s*=>/.test(body.slice(closing(body, 0) + 1));
  return isFunction || isArrow ? readHead(body) : undefined;
}

/** The head of a class's constructor; undefined if it has none of its own. */
export function readConstructor(text) {
  const body = classBody(text);
  const end = closing(text, body);
  for (let at = body + 1; at < end; at = after(text, at)) {
    const isOne = text.startsWith('constructor', at) && !/[\w$#.]/.test(text[at - 1]);
    if (!isOne || !/^constructor\s*\(/.test(text.slice(at, at + 200))) continue;
    const head = readHead(text, at);
    if (/^\s*\{/.test(head.rest)) return head; // no overload without a body
  }
  return undefined;
}

/** The place of the bracket that a class's body begins with, behind the <types> it is made for. */
export function classBody(text) {
  let depth = 0;
  let at = 0;
  while (at < text.length && (text[at] !== '{' || depth > 0)) {
    if (text[at] === '<') depth += 1;
    if (text[at] === '>' && text[at - 1] !== '=') depth -= 1;
    at = after(text, at);
  }
  return at;
}

/** The parts of a list between its commas. */
function split(list) {
  const parts = [];
  let start = 0;
  let depth = 0; // of <types>, whose commas separate nothing
  for (let at = 0; at <= list.length; at = after(list, at)) {
    if (list[at] === '<') depth += 1;
    if (list[at] === '>' && list[at - 1] !== '=') depth -= 1;
    if (at === list.length || (list[at] === ',' && depth <= 0)) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return parts.filter((part) => afterSpace(part, 0) < part.length);
}

/** A parameter: its name, whether it may be left out or takes the rest, its type as written. */
export function readParameter(written) {
  let text = written.slice(afterSpace(written, 0)).trimEnd();
  while (text.startsWith('@')) text = text.replace(/^@[\w$.]+/, '').replace(/^\([^()]*\)/, '').trimStart();
  text = text.replace(MODIFIERS, '');
  const rest = text.startsWith('...');
  if (rest) text = text.slice(3).trimStart();
  const isPattern = CLOSED_BY.has(text[0]);
  const end = isPattern ? closing(text, 0) + 1 : (NAME.exec(text)?.[0].length ?? text.length);
  const behind = text.slice(end);
  const isDefault = defaultAt(behind);
  const annotation = behind.slice(0, isDefault < 0 ? behind.length : isDefault);
  return {
    name: inOneLine(text.slice(0, end)),
    optional: isDefault >= 0 || annotation.trimStart().startsWith('?'),
    rest,
    annotation: inOneLine(annotation.replace(/^\s*\??\s*:?/, '')),
  };
}

/** Where a default begins: at an equals sign that is no part of an arrow in a type. */
function defaultAt(text) {
  for (let at = find(text, '='); at >= 0; at = find(text, '=', at + 2)) {
    if (text[at + 1] !== '>') return at;
  }
  return -1;
}

/** The names in `{ dice, category: wanted = "chance" }`, as a caller gives them. */
export function namesOfPattern(pattern) {
  const parts = split(pattern.slice(1, -1)).map((part) => part.slice(afterSpace(part, 0)));
  return parts
    .filter((part) => NAME.exec(part)?.index === 0)
    .map((part) => ({ name: NAME.exec(part)[0], optional: defaultAt(part) >= 0 }));
}

function inOneLine(text) {
  return text.split(/\s+/).filter(Boolean).join(' ');
}
