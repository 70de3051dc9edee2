#!/usr/bin/env node
// Entry point of every npm script: builds what is missing, then runs the command.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
// These, and what they import at their start, run before any package is installed.
import { build, buildGenerators, needsBuild } from './build.mjs';
import { help } from './help.mjs';
import { install, stop } from './install.mjs';
import { Mistake } from './mistake.mjs';
import { runNode } from './node.mjs';

const self = fileURLToPath(import.meta.url);
const root = resolve(dirname(self), '../..');
const [task = '', ...args] = process.argv.slice(2);

/** What a server runs. Once it is built, it needs only the `dependencies` of package.json. */
const product = {
  async start() {
    if (await built()) await import('../../dist/bundle/main.js');
  },
  seed: () => command('seed'),
  import: () => command('import'),
  backup: () => command('backup'),
  restore: () => command('restore'),
  check: () => command('check'),
  worker: () => command('worker'),
  'admin:create': () => command('admin-create'),
  'keys:rotate': () => command('keys-rotate'),
  'sessions:end': () => command('sessions-end'),
  doctor: () => command('doctor'),
};

/** What needs all packages. */
const development = {
  async dev() {
    await (await import('./dev/dev.mjs')).dev(root);
  },
  build: () => {
    const pages = !args.includes('--server');
    return build(root, { pages, types: pages && !args.includes('--unchecked') });
  },
  generate: () => generator('generate'),
  new: () => generator('new'),
  'migration:new': () => generator('migration:new'),
  bench: () => compiled('bench/bench', ['bench']),
  fuzz: () => compiled('fuzz/fuzz', ['fuzz', 'support']),
  walk: () => compiled('walk/walk', ['support', 'fuzz', 'walk']),
  async mutants() {
    if (await built({ pages: false })) await node(join(root, 'tests/mutants/mutants.mjs'), args);
  },
  async test() {
    await (await import('../../tests/run.mjs')).test(root, args);
  },
};

/**
 * Builds what is missing or stale, after installing the packages for it. Builds in a separate process, so that the
 * compilers' memory is freed when it ends.
 * @returns whether the build succeeded; if not, this process gets the build's exit code
 */
async function built({ pages = true } = {}) {
  const isStale = needsBuild(root, { pages });
  if (isStale && process.env.NODE_ENV === 'production')
    console.log('dist/ is missing or was built from other sources. It is built now, which needs all packages.');
  install(root, { dev: isStale });
  return !isStale || (await node(self, ['build', pages ? '--unchecked' : '--server'])) === 0;
}

async function command(name) {
  if (await built({ pages: false })) await node(join(root, `dist/bundle/${name}.js`), args);
}

async function generator(name) {
  await buildGenerators(root);
  await node(join(root, 'dist/generators/cli.js'), [name, ...args]);
}

/** Runs a script of the tests on the built product. */
async function compiled(name, folders) {
  if (!(await built())) return;
  const { compile } = await import('./compile.mjs');
  await compile(
    root,
    folders.map((folder) => `tests/${folder}`),
  );
  await node(join(root, `dist/tests/${name}.js`), args);
}

/**
 * Runs a script to its end. Its exit code becomes this process's.
 * @returns the exit code
 */
const node = async (script, scriptArgs) => (process.exitCode = await runNode(root, script, scriptArgs));

/** Ends this process when its parent has gone: npm ends itself and its shell on a signal, but does not forward it. */
function endWithNpm() {
  const { ppid } = process;
  const look = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

if (process.env.npm_lifecycle_event) endWithNpm();
const run = { ...product, ...development }[task];
if (!run) stop(`usage: npm run ${Object.keys({ ...product, ...development }).join(' | ')}`);
help(task, args);
if (development[task]) install(root, { dev: true });
try {
  await run();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exit(error.code);
}
