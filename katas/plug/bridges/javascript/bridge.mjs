/**
 * Runs a solution in JavaScript or TypeScript for the harness: docs/protocol.md has the lines.
 *
 * Started with what to load as its one argument. Node 18 to 24; for TypeScript it is told where
 * esbuild is.
 */

import { Worker } from 'node:worker_threads';

import { Guard } from './guard.mjs';
import { Host, OPERATIONS } from './host.mjs';
import { load } from './loading.mjs';
import { Pipes } from './pipes.mjs';
import { Waiting } from './waiting.mjs';

Error.stackTraceLimit = 20;

const { file, tools, call_limit: limit } = JSON.parse(process.argv[2]);
const pipes = new Pipes();
const guard = new Guard();
const waiting = new Waiting();

// What a solution has left behind to be done later, and what comes of it, is nobody's answer.
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});

// A call that never ends isn't left behind when nobody waits for it any more.
const WATCH = `setInterval(
  () => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000);`;
new Worker(WATCH, { eval: true, execArgv: [], env: {} }).unref();

load(file, { esbuild: tools.esbuild, limit, guard, waiting, refuse })
  .then(serve)
  .catch(() => guard.exit(1));

async function serve(solution) {
  if (solution.refused) refuse(solution.refused);
  const host = new Host(solution, guard, waiting);
  for (let line = pipes.readLine(); line !== undefined; line = pipes.readLine()) {
    const { id, op, ...request } = JSON.parse(line);
    const beat = (done) => pipes.writeLine({ id, done });
    pipes.writeLine({ id, ...(await answer(host, op, request, beat)) });
  }
  guard.exit();
}

async function answer(host, op, request, beat) {
  if (!OPERATIONS.includes(op)) return { error: { kind: 'Unknown', message: `there is no ${op}` } };
  try {
    return await host[op](request, beat);
  } catch (error) {
    // The solution has got at what we work with.
    return { error: { kind: 'Broken', message: `the process can't go on: ${error?.name}` }, ends: true };
  }
}

/** Answer whatever is asked with the reason why there is nothing to ask. */
function refuse(refused) {
  for (let line = pipes.readLine(); line !== undefined; line = pipes.readLine()) {
    pipes.writeLine({ id: JSON.parse(line).id, ...refused });
  }
  guard.exit();
}
