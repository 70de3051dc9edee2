import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openFolder from './folder.mjs';
import { startPostgres } from './postgres.mjs';

/** Makes a database on an engine with the demo company and 300 customers. Every file of API tests copies it. */
export async function prepare(engine, rootDir) {
  openFolder();
  const folder = join(globalThis.branchlineRun.folder, engine);
  mkdirSync(folder);
  const databaseUrl = engine === 'postgres' ? await preparePostgres(`${folder}-data`, rootDir) : null;
  const load = (path) => import(pathToFileURL(join(rootDir, process.env.SERVER_FOLDER ?? 'dist/server', path)).href);
  const [
    { migrate },
    { migrations },
    { openServices },
    { Platform },
    { contents },
    { seedBase },
    { seedDemo },
    { createLogger },
  ] = await Promise.all([
    load('core/db/migrations/migrate.js'),
    load('migrations/index.js'),
    load('services/services.module.js'),
    load('services/platform.js'),
    load('contents.js'),
    load('seed/base.js'),
    load('seed/demo/demo.js'),
    load('http/logging.js'),
  ]);
  const settings = { dataDir: folder, databaseUrl, publicUrl: 'http://localhost', identityUrl: null, smtpUrl: null };
  await migrate(settings, migrations);
  const app = await openServices({ settings, logger: createLogger({ logLevel: 'silent' }), contents });
  const platform = app.get(Platform);
  await seedBase(platform);
  await seedDemo(platform, { customers: 300 });
  await app.close();
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
