import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, migrationLock, recordedNames, type Migration } from '../../core/db/migrations/migrate.ts';
import type { Settings } from '../../core/settings.ts';
import type { CopiedTable, Manifest } from './manifest.ts';
import { columnList, connected, fileOf, id, tableNames, type Ask } from './postgres.ts';
import type { OnProgress } from './snapshot.ts';

export interface PostgresRestore {
  readonly settings: Pick<Settings, 'dataDir' | 'databaseUrl'>;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly migrations: readonly Migration[];
  readonly onProgress: OnProgress;
  /** Called when all rows are loaded. If it throws, none are kept. */
  readonly beforeCommit: () => Promise<void>;
}

/** @throws Error if another process uses the database or it has rows */
export const refuseFilledPostgres = (url: string): Promise<void> =>
  connected(url, async (ask) => {
    const others = await ask(`select 1 from pg_stat_activity
      where datname = current_database() and usename is not null and pid <> pg_backend_pid()`);
    if (others.length)
      throw new Error('The database of DATABASE_URL is in use. Stop the server, or create a new, empty database.');
    await refuseRows(ask);
  });

async function refuseRows(ask: Ask): Promise<void> {
  for (const name of await tableNames(ask))
    if (name !== 'migration' && (await ask(`select 1 from ${id(name)} limit 1`)).length)
      throw new Error('The database of DATABASE_URL has rows. Restore into a new, empty database.');
}

/**
 * Makes the tables by the migrations that the backup's database had, then loads all rows in one transaction. Indexes
 * and foreign keys are added after the rows, which is faster and checks every reference.
 */
export async function restorePostgres({
  settings,
  folder,
  manifest,
  migrations,
  onProgress,
  beforeCommit,
}: PostgresRestore): Promise<void> {
  onProgress('Creating the tables');
  const recorded = recordedNames(migrations);
  await migrate(
    settings,
    migrations.filter((_, i) => manifest.migrations.includes(recorded[i]!)),
  );
  await connected(settings.databaseUrl!, async (ask, client) => {
    await ask('begin');
    // A server that starts now waits.
    await ask(`select pg_advisory_xact_lock(${migrationLock})`);
    await refuseRows(ask);
    const parts = await partsOf(ask);
    for (const { drop } of parts) await ask(drop);
    await ask('delete from migration');
    const existing = await tableNames(ask);
    for (const table of manifest.tables) {
      await addMissing(ask, table, existing.includes(table.name));
      await load(client, folder, table, onProgress);
      for (const { column, last, isUsed } of table.numbered!)
        await ask('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)', [
          table.name,
          column,
          last,
          isUsed,
        ]);
    }
    for (const [i, { create }] of parts.entries()) {
      onProgress(`Creating indexes and foreign keys: ${i + 1} of ${parts.length}`);
      await ask(create);
    }
    await beforeCommit();
    await ask('commit');
    onProgress('Counting values for the planner');
    await ask('analyze');
  });
}

/** Indexes and foreign keys, with the statements to drop and to create them. */
const partsOf = async (ask: Ask): Promise<{ drop: string; create: string }[]> => {
  const keys = await ask<[string, string, string]>(
    `select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) from pg_constraint
      where connamespace = current_schema()::regnamespace and contype = 'f'`,
  );
  const indexes = await ask<[string, string]>(
    `select quote_ident(indexname), indexdef from pg_indexes where schemaname = current_schema()
      and not exists (select 1 from pg_constraint where conname = indexname)`,
  );
  return [
    ...indexes.map(([name, create]) => ({ drop: `drop index ${name}`, create })),
    ...keys.map(([table, name, definition]) => ({
      drop: `alter table ${table} drop constraint ${name}`,
      create: `alter table ${table} add constraint ${name} ${definition}`,
    })),
  ];
};

/**
 * Adds what migrations do not make: tables and columns that an older migration dropped, but kept under another name.
 */
async function addMissing(ask: Ask, { name, columns }: CopiedTable, exists: boolean): Promise<void> {
  if (!exists) await ask(`create table ${id(name)} ()`);
  for (const { name: column, type } of columns!) {
    if (!/^[a-z ]+(\(\d+(,\d+)?\))?$/.test(type)) throw new Error(`The column ${name}.${column} has no type: ${type}.`);
    await ask(`alter table ${id(name)} add column if not exists ${id(column)} ${type}`);
  }
}

/** @throws Error if the table gets another number of rows than the manifest says */
async function load(client: pg.Client, folder: string, table: CopiedTable, onProgress: OnProgress): Promise<void> {
  const stream = client.query(copyFrom(`copy ${id(table.name)} (${columnList(table.columns!)}) from stdin`));
  let bytes = 0;
  const meter = new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length;
      onProgress(`Loading ${table.name}: ${Math.floor(bytes / 1e6).toLocaleString('en-GB')} MB`);
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(join(folder, fileOf(table.name)), { highWaterMark: 1 << 18 }), meter, stream);
  if (stream.rowCount !== table.rows)
    throw new Error(`${table.name} got ${stream.rowCount} rows instead of ${table.rows}. Nothing was restored.`);
}
