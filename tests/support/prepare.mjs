// Before the API tests: a database on each engine with the demo company and 300 customers, which every file gets a copy of.
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadPostgres, reachableTemp } from './postgres.mjs';

export default async function prepare(_, { rootDir }) {
  for (const engine of ['sqlite', 'postgres']) await prepareEngine(engine, rootDir);
}

async function prepareEngine(engine, rootDir) {
  const folder = mkdtempSync(join(reachableTemp(), `branchline-${engine}-`));
  (globalThis.branchlineFolders ??= []).push(folder, `${folder}-data`);
  const databaseUrl = engine === 'postgres' ? await startPostgres(folder, rootDir) : null;
  const load = (path) => import(pathToFileURL(join(rootDir, 'dist/server', path)).href);
  const [{ migrate }, { migrations }, { Platform }, { contents }, { seedBase }, { seedDemo }, { createLogger }] =
    await Promise.all([
      load('platform/db/migrations/migrate.js'),
      load('migrations/index.js'),
      load('platform/platform.js'),
      load('contents.js'),
      load('seed/base.js'),
      load('seed/demo/demo.js'),
      load('platform/http/logging.js'),
    ]);
  const settings = { dataDir: folder, databaseUrl, publicUrl: 'http://localhost', identityUrl: null, smtpUrl: null };
  await migrate(settings, migrations);
  const platform = await Platform.open(settings, createLogger({ logLevel: 'silent' }), contents);
  await seedBase(platform);
  await seedDemo(platform, { customers: 300 });
  await platform.close();
  process.env[`TEMPLATE_${engine}`] = databaseUrl ?? folder;
  process.env[`FILES_${engine}`] = folder;
}

/** A server of PostgreSQL of our own. Its folder has no private parent: the server runs as another user. */
async function startPostgres(folder, rootDir) {
  const { EmbeddedPostgres, release } = await loadPostgres(rootDir);
  globalThis.branchlineRelease = release;
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const server = new EmbeddedPostgres({
    databaseDir: `${folder}-data`,
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
  await server.createDatabase('template_branchline');
  globalThis.branchlinePostgres = server;
  return `postgres://postgres:postgres@localhost:${port}/template_branchline`;
}
