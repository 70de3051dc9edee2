import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { FuzzTarget } from './people.ts';

export interface FuzzServer extends FuzzTarget {
  readonly pid: number;
  /** Lines the server wrote to its log: its errors. */
  readonly log: string;
  stop(): Promise<void>;
  /** Takes the data away. */
  remove(): void;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { loadPostgres, reachableTemp } = (await import(
  pathToFileURL(join(root, 'tests/support/postgres.mjs')).href
)) as typeof import('../support/postgres.mjs');

/** The product as it is served, on a new database with the demo company. */
export async function startServer(engine: 'sqlite' | 'postgres'): Promise<FuzzServer> {
  const folder = mkdtempSync(join(reachableTemp(), 'branchline-fuzz-'));
  const postgres = engine === 'postgres' ? await startPostgres(`${folder}-postgres`) : null;
  const log = join(folder, 'server.log');
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    DEMO: 'on',
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const child = spawn(process.execPath, [join(root, 'dist/bundle/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const file = createWriteStream(log);
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
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [join(root, 'dist/server/commands/admin-create.js'), email],
        { env },
      );
      return { email, password: /Password: (\S+)/.exec(stdout)![1]! };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
      file.end();
      await postgres?.stop();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startPostgres(databaseDir: string) {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const { EmbeddedPostgres, release } = await loadPostgres(root);
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: true,
    // Nobody pulls its plug: what it has written need not be on the disk.
    postgresFlags: ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('fuzz');
  return {
    url: `postgres://postgres:postgres@localhost:${port}/fuzz`,
    async stop() {
      await server.stop();
      release();
    },
  };
}
