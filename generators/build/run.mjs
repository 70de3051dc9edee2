#!/usr/bin/env node
// The door behind every npm script: makes what is missing, then does what it is asked to.
import { spawn } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, stop } from './install.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [task = '', ...args] = process.argv.slice(2);

const tasks = {
  async start() {
    await (await builder()).build(root);
    await import('../../dist/bundle/main.js');
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
  'admin:create': () => command('admin-create'),
  async bench() {
    await (await builder()).build(root);
    const { compile } = await import('./compile.mjs');
    await compile(root, ['tests/bench']);
    await node(join(root, 'dist/tests/bench/bench.js'), args);
  },
  lint: () => tools(['oxlint'], ['oxfmt', '--check']),
  format: () => tools(['oxfmt']),
  async test() {
    await (await import('../../tests/run.mjs')).test(root, args);
  },
};

const builder = () => import('./build.mjs');

async function generator(name) {
  await (await builder()).buildGenerators(root);
  await node(join(root, 'dist/generators/cli.js'), [name, ...args]);
}

async function command(name) {
  await (await builder()).build(root, { pages: false });
  await node(join(root, `dist/server/commands/${name}.js`), args);
}

async function tools(...commands) {
  for (const [name, ...options] of commands) {
    await node(join(root, 'node_modules', name, 'bin', name), [...options, ...args]);
    if (process.exitCode) return;
  }
}

/** Runs a script to its end with our own input and output. */
function node(script, scriptArgs) {
  const child = spawn(process.execPath, [script, ...scriptArgs], { stdio: 'inherit', cwd: root });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((done) =>
    child.on('exit', (code, signal) => done((process.exitCode = code ?? (signal ? 130 : 1)))),
  );
}

/** A signal to npm ends npm and its shell, which does not pass it on: whoever stops npm means what it runs. */
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
