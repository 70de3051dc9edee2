import { execFile, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { FuzzTarget } from './people.ts';

export interface FuzzServer extends FuzzTarget {
  readonly pid: number;
  /** File with the server's log, which contains only errors. */
  readonly log: string;
  /** Where its data is. */
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Ends the process at once, as a power cut does, and starts another one on the same data and port. */
  restart(): Promise<void>;
  /** Runs a command of the product on its data. @returns what the command printed */
  command(name: string, ...args: string[]): Promise<string>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const support = (file: string) => pathToFileURL(join(root, 'tests/support', file)).href;
const { startPostgres } = (await import(support('postgres.mjs'))) as typeof import('../support/postgres.mjs');
const { openRunFolder } = (await import(support('run-folder.mjs'))) as typeof import('../support/run-folder.mjs');

/** Starts the bundled product on a new database with the demo company. */
export async function startServer(engine: 'sqlite' | 'postgres'): Promise<FuzzServer> {
  const { folder, close } = openRunFolder();
  // Faster without fsync; this data need not survive a power cut.
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = engine === 'postgres' ? await startPostgres(root, join(folder, 'postgres'), careless) : null;
  await postgres?.server.createDatabase('fuzz');
  const dataDir = join(folder, 'data');
  const databaseUrl = postgres && `${postgres.url}/fuzz`;
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    DEMO: 'on',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  mkdirSync(join(root, 'dist/fuzz'), { recursive: true });
  const log = join(root, 'dist/fuzz/server.log');
  const file = createWriteStream(log);
  let running = await start();
  env.PORT = new URL(running.url).port;
  const { url } = running;

  async function start() {
    const args = ['--import', support('end-with-parent.mjs'), join(root, 'dist/bundle/main.js')];
    const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    child.stderr.pipe(file, { end: false });
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, port] = /Branchline is at \S+:(\d+)/.exec(line) ?? [];
        if (port) resolve(`http://127.0.0.1:${port}`);
        else if (line.startsWith('{')) file.write(`${line}\n`);
      });
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}; see ${log}`)));
    });
    return { child, ended, url: address };
  }
  const command = async (name: string, ...args: string[]) =>
    (await promisify(execFile)(process.execPath, [join(root, `dist/bundle/${name}.js`), ...args], { env })).stdout;

  return {
    url,
    get pid() {
      return running.child.pid!;
    },
    log,
    dataDir,
    databaseUrl,
    command,
    async makeAdmin(email) {
      return { email, password: /Password: (\S+)/.exec(await command('admin-create', email, '--new'))![1]! };
    },
    async restart() {
      running.child.kill('SIGKILL');
      await running.ended;
      running = await start();
    },
    async stop() {
      running.child.kill('SIGTERM');
      await running.ended;
      file.end();
      await postgres?.stop();
      await close();
    },
  };
}
