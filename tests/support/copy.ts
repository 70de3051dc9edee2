import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;

/** What is not copied. */
const left = new Set(['.git', 'node_modules', 'data', 'coverage', 'test-results']);

/**
 * A copy of the whole built product in its own folder, used as a newcomer would: through npm scripts. Its packages are a
 * link to those of the product, to which nothing is written; with `linked` false it has none. `settings` are environment
 * variables.
 */
export class ProductCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'branchline-copy-'));
  readonly dataDir = join(this.root, 'data');
  readonly #settings: Readonly<Record<string, string>>;
  #server: ChildProcess | undefined;

  constructor({ linked = true, settings = {} }: { linked?: boolean; settings?: Record<string, string> } = {}) {
    this.#settings = settings;
    const results = join(projectRoot, 'dist/test-results');
    for (const name of readdirSync(projectRoot))
      if (!left.has(name))
        // With other times, every start would compare the contents of files.
        cpSync(join(projectRoot, name), join(this.root, name), {
          recursive: true,
          preserveTimestamps: true,
          filter: (path) => !path.startsWith(results),
        });
    if (linked) symlinkSync(join(projectRoot, 'node_modules'), join(this.root, 'node_modules'), 'junction');
  }

  /** Runs a script of package.json to its end and answers its output. @throws Error with the output if it fails */
  async run(script: string, ...args: string[]): Promise<string> {
    return this.#end(`npm run ${script}`, this.#spawn(script, args));
  }

  /** Runs a Jest project's test files whose paths match. @throws Error with the output if one fails */
  async jest(project: string, ...paths: string[]): Promise<string> {
    // Jest cannot load our environment in a process that has imported endWithParent.
    const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
    const options = ['-c', 'tests/jest.config.mjs', '--selectProjects', project, '--', ...paths];
    return this.#end('jest', this.#node([...jest, ...options]));
  }

  async #end(command: string, child: ChildProcess): Promise<string> {
    const printed = output(child);
    const code = await new Promise((done) => child.once('close', done));
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${printed()}`);
    return printed();
  }

  /** Runs npm start on a free port. @returns the address it prints */
  async start(): Promise<string> {
    return (await this.startUntil(/Branchline is at (http:\/\/[^\s"]+)/))[1]!;
  }

  /** Runs npm start until it has printed something. */
  startUntil(pattern: RegExp): Promise<RegExpExecArray> {
    const child = (this.#server = this.#spawn('start', []));
    const printed = output(child);
    return new Promise((resolve, reject) => {
      child.stdout!.on('data', () => {
        const match = pattern.exec(printed());
        if (match) resolve(match);
      });
      child.once('close', (code) => reject(new Error(`npm start ended with ${code}:\n${printed()}`)));
    });
  }

  /** Runs npm run dev on a port, until it answers. @returns its address, and all that it has printed so far */
  async dev(port: number): Promise<{ url: string; printed: () => string }> {
    const child = (this.#server = this.#spawn('dev', [], { PORT: String(port) }));
    const printed = output(child);
    const url = `http://localhost:${port}`;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`npm run dev ended with ${child.exitCode}:\n${printed()}`);
      const answer = await fetch(`${url}/v1/health`).catch(() => null);
      if (answer?.ok) return { url, printed };
      await setTimeout(100);
    }
  }

  /** Resident memory in MB of the processes that `start` began. */
  memory(): number {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(this.#server!.pid)], { encoding: 'utf8' });
    return Number(kilobytes) / 1024;
  }

  /** Makes the next start build the bundle and the pages again. */
  makeStale(): void {
    for (const part of ['dist-bundle-main.js', 'dist-admin-ui-index.html'])
      rmSync(join(this.root, 'dist/.stamps', part), { force: true });
  }

  /** Signals the process that `start` began; waits until it and its children have ended. @returns its exit code */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.#server;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    // The output closes when the last process that writes to it ends.
    const ended = new Promise<number | null>((done) => child.once('close', done));
    child.kill(signal);
    return ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.root, { recursive: true, force: true });
  }

  #spawn(script: string, args: readonly string[], settings: Record<string, string> = {}): ChildProcess {
    return this.#node(['--import', endWithParent, 'generators/build/run.mjs', script, ...args], settings);
  }

  #node(args: readonly string[], settings: Record<string, string> = {}): ChildProcess {
    // The pages served do not depend on NODE_ENV at the time of the build.
    const fixed = {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: this.dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      DEMO: 'on',
    };
    return spawn(process.execPath, args, {
      cwd: this.root,
      env: { ...process.env, ...fixed, IDENTITY_URL: '', LOG_LEVEL: 'warn', ...this.#settings, ...settings },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }
}

/** Collects all output of a process. */
function output(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (text += chunk));
  return () => text;
}
