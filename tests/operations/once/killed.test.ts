import { afterEach, beforeEach, test } from '@jest/globals';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { node, npm, Process } from '../../support/process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'branchline-killed-'));
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads from /proc; empty if the process has just ended. */
const said = (read: () => string) => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** Command lines of the processes with the folder in their command, environment or working directory. */
const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      const command = said(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
      const environment = said(() => readFileSync(`/proc/${pid}/environ`, 'utf8'));
      const place = said(() => readlinkSync(`/proc/${pid}/cwd`));
      return { command, names: [command, environment, place].some((text) => text.includes(folder)) };
    })
    .filter(({ names }) => names)
    .map(({ command }) => command);

/** Files of the run; npm and Chromium leave some of their own. */
const files = () => readdirSync(folder).filter((name) => /^(branchline|playwright_|pg-)/.test(name));

/** Looks until it holds once: the command line of a process is empty while the process replaces its program. */
async function until(what: () => boolean, printed: () => string) {
  let holds = what();
  for (const end = Date.now() + 80_000; !holds && Date.now() < end; holds = what()) await wait(100);
  if (!holds) throw new Error(`Still there: ${[...processes(), ...files()].join('\n') || 'nothing'}\n${printed()}`);
}

/** Each way to end a run is tried once: SIGTERM can be forwarded, SIGKILL cannot. */
const runs = [
  {
    title: 'npm test of the API',
    signal: 'SIGKILL',
    command: () => npm('test', '--', 'jest', 'core/http'),
    last: /^postgres: checkpointer/,
  },
  {
    title: 'npm test in the browser',
    signal: 'SIGTERM',
    command: () => node('generators/build/run.mjs', 'test', 'browser', 'routes'),
    last: /--remote-debugging-pipe/,
  },
] as const;

if (existsSync('/proc/self/environ'))
  test.each(runs)(
    '$title leaves no process and no file behind after $signal',
    async ({ command, last, signal }) => {
      const run = new Process(command(), { TMPDIR: folder, TEST_WORKERS: '1' });
      const printed = () => run.out + run.err;
      await until(() => processes().some((text) => last.test(text)), printed);
      run.kill(signal);
      await run.ended;
      await until(() => !processes().length && !files().length, printed);
    },
    180_000,
  );
