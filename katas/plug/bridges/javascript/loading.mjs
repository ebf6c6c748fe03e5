/** Loads the solution's file; whatever goes wrong there is one plain message. */

import { dirname, join } from 'node:path';
import { AskedForInput } from './guard.mjs';
import { Modules } from './modules.mjs';
import { PrintsForEver, refusal, WaitsForEver } from './refusing.mjs';
import { Roots } from './roots.mjs';
import { Shapes } from './shapes.mjs';
import { Sources } from './sources.mjs';
import { PENDING } from './waiting.mjs';

/** A file may take so many times as long to load as a call may take. */
const LOADING = 10;

/** So many characters may be printed while the file loads. */
const MOST = 1_000_000;

/**
 * Load a file: what it has by name, its sources, and what was stood in for.
 *
 * Should it print without end, there is no way out of its loop but to `refuse` for good from there.
 */
export async function load(file, { esbuild, limit, guard, waiting, refuse }) {
  const sources = new Sources();
  const timeout = limit ? limit * LOADING * 1000 : undefined;
  const modules = new Modules(sources, { esbuild, timeout });
  let printed = 0;
  guard.begin((text) => {
    printed += text.length;
    if (printed > MOST) refuse(refusal(new PrintsForEver(), file, sources));
  });
  try {
    process.argv = [process.execPath, join(dirname(file), 'katas')];
    const loaded = modules.open(file);
    modules.standInForDefine(loaded);
    const roots = new Roots(loaded);
    if ((await waiting.settled(modules.run(loaded))) === PENDING) {
      throw guard.asked ? new AskedForInput() : new WaitsForEver();
    }
    const shapes = new Shapes(sources);
    roots.look(modules.foreign, (object) => shapes.isStateful(object));
    return { roots, sources, shapes, stoodIn: [...modules.stoodIn] };
  } catch (error) {
    return { refused: refusal(error, file, sources) };
  }
}
