import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { attachmentTypes } from '../../server/core/attachment-types.ts';
import { ProgressLine } from '../../server/commands/progress-line.ts';
import { contents } from '../../server/contents.ts';
import { sql } from '../../server/core/db/sql.ts';
import { migrations } from '../../server/migrations/index.ts';
import { migrate } from '../../server/core/db/migrations/migrate.ts';
import { createLogger } from '../../server/http/logging.ts';
import { Platform } from '../../server/services/platform.ts';
import { SaveServices } from '../../server/services/save/services.ts';
import { openServices } from '../../server/services/services.module.ts';
import { renewSearch } from '../../server/services/check/renew-search.ts';
import type { Settings } from '../../server/core/settings.ts';
import { seedBase } from '../../server/seed/base.ts';
import { seedDemo } from '../../server/seed/demo/demo.ts';

export interface Target {
  readonly engine: 'sqlite' | 'postgres';
  readonly customers: number;
  readonly settings: Settings;
}

/** The product's root folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
const postgres = (await import(
  pathToFileURL(join(root, 'tests/support/postgres.mjs')).href
)) as typeof import('../support/postgres.mjs');

/** The databases are kept in the system's temporary folder, so that the next run can use them again. */
const base = join(postgres.reachableTemp(), 'branchline-bench');
let serverUrl: string | null = null;

/**
 * Starts PostgreSQL for the bench.
 * @param sizes numbers of customers, each of a database of its own
 * @returns a function that stops it
 */
export async function startPostgres(sizes: readonly number[]): Promise<() => Promise<void>> {
  mkdirSync(base, { recursive: true });
  const settings = { shared_buffers: '1GB', max_wal_size: '8GB', checkpoint_timeout: '30min' };
  const { server, url, stop } = await postgres.startPostgres(root, join(base, 'postgres'), settings, {
    persistent: true,
  });
  serverUrl = url;
  for (const name of sizes.flatMap((size) => [`bench_${size}`, `bench_${size}_all`, `bench_${size}_search`]))
    await server.createDatabase(name).catch(() => undefined);
  return stop;
}

/**
 * A database with this many customers; created if it does not exist.
 * @param all whether every customer has activities and other work, or only the first 5000
 * @param search whether the database is for searches, with further contacts
 */
export async function prepare(
  engine: Target['engine'],
  customers: number,
  { all = false, search = false } = {},
): Promise<Target> {
  const name = `${customers}${all ? '_all' : search ? '_search' : ''}`;
  const settings: Settings = {
    port: 0,
    host: null,
    dataDir: join(base, `${engine}-${name}`),
    databaseUrl: engine === 'postgres' ? `${serverUrl}/bench_${name}` : null,
    demo: true,
    smtpUrl: null,
    mailFrom: null,
    mailOAuth: null,
    publicUrl: 'http://localhost',
    trustProxy: 'loopback',
    identityUrl: null,
    attachmentTypes,
    hideAccounts: false,
    yearStart: 4,
    develops: false,
    jobs: true,
    logLevel: 'silent',
  };
  await migrate(settings, migrations);
  const platform = await open({ settings });
  await seedBase(platform);
  await renew(settings);
  const started = performance.now();
  const progress = new ProgressLine();
  await seedDemo(platform, {
    customers,
    all,
    onProgress: (done, _, of) => progress.show(`${engine}: ${done.toLocaleString('en-GB')} ${of}`),
  });
  progress.end();
  const seconds = (performance.now() - started) / 1000;
  if (seconds > 1) console.log(`made in ${seconds.toFixed(0)} s`);
  // As if they had been compared, which takes longer than the measurement.
  const { database } = platform;
  await database.write(() => database.rows(sql`delete from due_comparison`));
  await platform.close();
  return { engine, customers, settings };
}

/** Renews what an older version has made of the data for searches. */
async function renew(settings: Settings) {
  const app = await openServices({ settings, logger: createLogger({ logLevel: 'silent' }), contents });
  await renewSearch(app.get(SaveServices), new AbortController().signal);
  await app.close();
}

/** The services on a database. */
export async function open({ settings }: Pick<Target, 'settings'>): Promise<Platform & { close(): Promise<void> }> {
  const app = await openServices({ settings, logger: createLogger({ logLevel: 'silent' }), contents });
  return Object.assign(app.get(Platform), { close: () => app.close() });
}
