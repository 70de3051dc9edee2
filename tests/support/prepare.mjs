// Before the API tests: makes a database on each engine with the demo company and 300 customers. Every file copies it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openFolder from './folder.mjs';
import { startPostgres } from './postgres.mjs';

export default async function prepare(_, { rootDir }) {
  openFolder();
  for (const engine of ['sqlite', 'postgres']) await prepareEngine(engine, rootDir);
}

async function prepareEngine(engine, rootDir) {
  const folder = join(globalThis.branchlineRun.folder, engine);
  mkdirSync(folder);
  const databaseUrl = engine === 'postgres' ? await preparePostgres(`${folder}-data`, rootDir) : null;
  const load = (path) => import(pathToFileURL(join(rootDir, 'dist/server', path)).href);
  const [{ migrate }, { migrations }, { Platform }, { contents }, { seedBase }, { seedDemo }, { createLogger }] =
    await Promise.all([
      load('core/db/migrations/migrate.js'),
      load('migrations/index.js'),
      load('services/platform.js'),
      load('contents.js'),
      load('seed/base.js'),
      load('seed/demo/demo.js'),
      load('http/logging.js'),
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

async function preparePostgres(databaseDir, rootDir) {
  // Faster without fsync; this data need not survive a power cut.
  const { server, url, stop } = await startPostgres(rootDir, databaseDir, {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  });
  globalThis.branchlinePostgres = { stop };
  await server.createDatabase('template_branchline');
  return `${url}/template_branchline`;
}
