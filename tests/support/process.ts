import { afterAll } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './database.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings with which a process uses a test's database. */
export const settingsOf = ({ dataDir, databaseUrl }: Pick<TestDatabase, 'dataDir' | 'databaseUrl'>): Environment => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

const running = new Set<ChildProcess>();
afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

/** A command that runs a script in a Node process. The process ends with this one. */
export const node = (script: string, ...args: readonly string[]) => [
  process.execPath,
  '--import',
  new URL('end-with-parent.mjs', import.meta.url).href,
  script,
  ...args,
];

/** A command that runs a script of the built product, such as `bundle/import.js`. */
export const built = (script: string, ...args: readonly string[]) =>
  node(fileURLToPath(new URL(`../../dist/${script}`, import.meta.url)), ...args);

/** A command that runs npm. */
export const npm = (...args: readonly string[]) => {
  const folder = process.env.PATH!.split(delimiter).find((one) => existsSync(join(one, 'npm')))!;
  return node(realpathSync(join(folder, 'npm')), ...args);
};

/** A process of the product, with its own environment. */
export class Process {
  readonly #child: ChildProcess;
  readonly #waiting = new Set<() => void>();
  out = '';
  err = '';
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;

  constructor([command, ...args]: readonly string[], environment: Environment) {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
    this.#child = spawn(command!, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    running.add(this.#child);
    this.#child.stdout!.on('data', (text) => this.#print('out', text));
    this.#child.stderr!.on('data', (text) => this.#print('err', text));
    this.ended = once(this.#child, 'close').then(([code, signal]) => {
      running.delete(this.#child);
      this.#waiting.forEach((look) => look());
      return code ?? signal;
    });
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Waits until the process has printed something that matches. */
  printed(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(this.out);
        if (!match && running.has(this.#child)) return;
        this.#waiting.delete(look);
        if (match) resolve(match);
        else reject(new Error(`It ended and never printed ${pattern}:\n${this.out}\n${this.err}`));
      };
      this.#waiting.add(look);
      look();
    });
  }

  #print(stream: 'out' | 'err', text: Buffer) {
    this[stream] += text.toString();
    this.#waiting.forEach((look) => look());
  }
}

/** Runs one of the product's commands to its end. */
export async function run(command: string, args: readonly string[], environment: Environment) {
  const child = new Process(built(`bundle/${command}.js`, ...args), environment);
  const code = await child.ended;
  return { code, out: child.out, err: child.err };
}

/** Starts the product, directly or by another command, and waits until it serves. `url` is its address. */
export async function serve(
  environment: Environment,
  command: readonly string[] = built('bundle/main.js'),
): Promise<{ process: Process; url: string }> {
  const process = new Process(command, { PORT: '0', LOG_LEVEL: 'warn', ...environment });
  const [, port] = await process.printed(/Branchline is at \S+:(\d+)/);
  return { process, url: `http://127.0.0.1:${port}` };
}
