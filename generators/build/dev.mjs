// npm run dev: pages that reload on changes, and a server that restarts when its code changes.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from './stamp.mjs';

/** Paths that Vite forwards to the server. */
const served = ['/v1', '/config.json', '/.well-known'];

/** Serves pages and API on PORT. Vite serves the pages and forwards calls to a server on the next port. */
export async function dev(root) {
  const port = Number(process.env.PORT || 3000);
  const env = {
    ...process.env,
    PORT: String(port + 1),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  };
  if (!buildServer(root)) console.log('Waiting for a change …');
  let server = start(root, env);
  const { createServer } = await import('vite');
  const pages = await createServer({
    root: join(root, 'admin-ui'),
    server: {
      port,
      strictPort: true,
      proxy: Object.fromEntries(served.map((path) => [path, `http://localhost:${port + 1}`])),
    },
  });
  await pages.listen();

  watchFolders(root, async () => {
    const before = builtAt(root);
    if (!buildServer(root) || builtAt(root) === before) return;
    console.log('Restarting …');
    await end(server);
    server = start(root, env);
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      await Promise.all([end(server), pages.close()]);
      process.exit(0);
    });
}

/** Builds in a separate process, because the generators themselves may have changed. */
const buildServer = (root) =>
  spawnSync(process.execPath, [join(root, 'generators/build/run.mjs'), 'build', '--server'], { stdio: 'inherit' })
    .status === 0;

const start = (root, env) => spawn(process.execPath, [join(root, 'dist/server/main.js')], { stdio: 'inherit', env });

const end = (child) =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', done);
    child.kill('SIGTERM');
  });

const builtAt = (root) => {
  const stamp = stampOf(root, 'dist/server/main.js');
  return existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
};

/** Calls `changed` once after a burst of changes. Ignores files that the build itself writes. */
function watchFolders(root, changed) {
  let timer = null;
  let running = Promise.resolve();
  for (const folder of ['schemas', 'generators', 'server', 'admin-ui/features'])
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (file?.startsWith('generated') || file?.endsWith('.md')) return;
      clearTimeout(timer);
      timer = setTimeout(() => (running = running.then(changed)), 100);
    });
}
