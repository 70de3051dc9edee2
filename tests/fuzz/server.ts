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
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TMPDIR: process.env.TMPDIR,
    DEMO: 'on',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    ...(postgres && { DATABASE_URL: `${postgres.url}/fuzz` }),
  };
  mkdirSync(join(root, 'dist/fuzz'), { recursive: true });
  const log = join(root, 'dist/fuzz/server.log');
  const file = createWriteStream(log);
  const args = ['--import', support('end-with-parent.mjs'), join(root, 'dist/bundle/main.js')];
  const child = spawn(process.execPath, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  child.stderr.pipe(file, { end: false });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, port] = /^Branchline is at \S+:(\d+)/.exec(line) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
      else if (line.startsWith('{')) file.write(`${line}\n`);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}; see ${log}`)));
  });
  return {
    url,
    pid: child.pid!,
    log,
    async makeAdmin(email) {
      const command = join(root, 'dist/bundle/admin-create.js');
      const { stdout } = await promisify(execFile)(process.execPath, [command, email], { env });
      return { email, password: /Password: (\S+)/.exec(stdout)![1]! };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      file.end();
      await postgres?.stop();
      await close();
    },
  };
}
