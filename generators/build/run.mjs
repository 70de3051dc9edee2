#!/usr/bin/env node
// Entry point of every npm script: builds what is missing, then runs the command.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, stop } from './install.mjs';
import { runNode } from './node.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [task = '', ...args] = process.argv.slice(2);

const tasks = {
  async start() {
    if (await built()) await import('../../dist/bundle/main.js');
  },
  async dev() {
    await (await import('./dev.mjs')).dev(root);
  },
  async build() {
    await (await builder()).build(root, { pages: !args.includes('--server') });
  },
  generate: () => generator('generate'),
  new: () => generator('new'),
  'migration:new': () => generator('migration:new'),
  seed: () => command('seed'),
  import: () => command('import'),
  backup: () => command('backup'),
  restore: () => command('restore'),
  check: () => command('check'),
  'admin:create': () => command('admin-create'),
  async bench() {
    if (!(await built())) return;
    const { compile } = await import('./compile.mjs');
    await compile(root, ['tests/bench']);
    await node(join(root, 'dist/tests/bench/bench.js'), args);
  },
  async fuzz() {
    if (!(await built())) return;
    const { compile } = await import('./compile.mjs');
    await compile(root, ['tests/fuzz']);
    await node(join(root, 'dist/tests/fuzz/fuzz.js'), args);
  },
  async walk() {
    if (!(await built())) return;
    const { compile } = await import('./compile.mjs');
    await compile(root, ['tests/support', 'tests/fuzz', 'tests/walk']);
    await node(join(root, 'dist/tests/walk/walk.js'), args);
  },
  async mutants() {
    if (await built(['--server'])) await node(join(root, 'tests/mutants/mutants.mjs'), args);
  },
  lint: () => tools(['oxlint'], ['oxfmt', '--check']),
  format: () => tools(['oxfmt']),
  async test() {
    await (await import('../../tests/run.mjs')).test(root, args);
  },
};

const builder = () => import('./build.mjs');

/**
 * Builds in a separate process, so that the compilers' memory is freed when it ends.
 * @returns whether the build succeeded; if not, this process gets the build's exit code
 */
async function built(options = []) {
  const { needsBuild } = await builder();
  if (!needsBuild(root, { pages: !options.includes('--server') })) return true;
  return (await node(fileURLToPath(import.meta.url), ['build', ...options])) === 0;
}

async function generator(name) {
  await (await builder()).buildGenerators(root);
  await node(join(root, 'dist/generators/cli.js'), [name, ...args]);
}

async function command(name) {
  if (await built(['--server'])) await node(join(root, `dist/bundle/${name}.js`), args);
}

async function tools(...commands) {
  for (const [name, ...options] of commands) {
    await node(join(root, 'node_modules', name, 'bin', name), [...options, ...args]);
    if (process.exitCode) return;
  }
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
if (!tasks[task]) stop(`usage: npm run ${Object.keys(tasks).join(' | ')}`);
install(root);
await tasks[task]();
