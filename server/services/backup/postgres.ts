import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sql } from '../../core/db/sql.ts';
import { identityStatement } from '../installation/identity.ts';
import { writeMeasured } from './copy-file.ts';
import type { CopiedFile, CopiedTable } from './manifest.ts';
import type { FileColumn, OnProgress, Snapshot } from './snapshot.ts';

/** Runs a statement and returns its rows. */
export type Ask = <T extends unknown[]>(text: string, values?: unknown[]) => Promise<T[]>;

/**
 * Opens a connection for work that takes long, and closes it. A transaction that the work leaves open is rolled back.
 */
export async function connected<T>(url: string, work: (ask: Ask, client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection fails the statement that runs; without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8'`,
    );
    return await work(
      async <R extends unknown[]>(text: string, values: unknown[] = []) =>
        (await client.query<R>({ text, values, rowMode: 'array' })).rows,
      client,
    );
  } finally {
    await client.end();
  }
}

export const fileOf = (table: string): string => `tables/${table}.tsv`;

export const id = (name: string): string => sql.id(name).text('postgres');

/** The columns of a table that are not computed, as `copy` lists them. */
export const columnList = (columns: NonNullable<CopiedTable['columns']>): string =>
  columns.map(({ name }) => id(name)).join(', ');

export const tableNames = async (ask: Ask): Promise<string[]> =>
  (await ask<[string]>(`select tablename from pg_tables where schemaname = current_schema() order by tablename`)).map(
    ([name]) => name,
  );

/**
 * Copies each table into a file in the folder of a backup, all as they are at one moment, while others write to them.
 * Needs no program of PostgreSQL.
 */
export function savePostgres(
  url: string,
  folder: string,
  columns: readonly FileColumn[],
  onProgress: OnProgress,
): Promise<Snapshot> {
  rmSync(join(folder, 'tables'), { recursive: true, force: true });
  mkdirSync(join(folder, 'tables'));
  return connected(url, async (ask, client) => {
    const names = await tableNames(ask);
    if (!names.includes('migration'))
      throw new Error('The database of DATABASE_URL has no tables of the product. Check DATABASE_URL.');
    await ask('begin isolation level repeatable read read only');
    // A migration waits until the copy is complete. The transaction sees the database as it is after this statement.
    await ask(`lock table ${names.map(id).join(', ')} in access share mode`);
    if ((await tableNames(ask)).join() !== names.join())
      throw new Error('The database is being migrated. Make the backup again when the server has started.');
    if (names.includes('bulk_part'))
      throw new Error('Many rows are being added to the database. Make the backup again when that has ended.');
    const tables: CopiedTable[] = [];
    const files: CopiedFile[] = [];
    for (const name of names) {
      const described = await columnsOf(ask, name);
      const rowsCopied = (rows: number) =>
        onProgress(`Copying the database: ${name}, ${rows.toLocaleString('en-GB')} rows`);
      const stream = client.query(copyTo(`copy ${id(name)} (${columnList(described.columns)}) to stdout`));
      const { bytes, sha256, lines } = await writeMeasured(stream, join(folder, fileOf(name)), rowsCopied);
      files.push({ path: fileOf(name), bytes, sha256 });
      tables.push({ name, rows: lines, ...described });
    }
    const [[identity = null] = []] = names.includes('installation') ? await ask<[string]>(identityStatement) : [];
    return {
      identity,
      migrations: (await ask<[string]>('select name from migration order by id')).map(([name]) => name),
      tables,
      files,
      stored: await storedFiles(ask, tables, columns),
    };
  });
}

async function columnsOf(ask: Ask, table: string): Promise<Required<Pick<CopiedTable, 'columns' | 'numbered'>>> {
  const rows = await ask<[string, string, string | null]>(
    `select attname, format_type(atttypid, atttypmod), pg_get_serial_sequence(quote_ident($1), attname)
      from pg_attribute where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped
      and attgenerated = '' order by attnum`,
    [table],
  );
  const numbered: NonNullable<CopiedTable['numbered']>[number][] = [];
  for (const [column, , sequence] of rows)
    if (sequence) {
      const [[last, isUsed] = ['1', false]] = await ask<[string, boolean]>(
        `select last_value::text, is_called from ${sequence}`,
      );
      numbered.push({ column, last, isUsed });
    }
  return { columns: rows.map(([name, type]) => ({ name, type })), numbered };
}

async function storedFiles(
  ask: Ask,
  tables: readonly CopiedTable[],
  columns: readonly FileColumn[],
): Promise<Snapshot['stored']> {
  const has = ({ table, column }: FileColumn) =>
    tables.find(({ name }) => name === table)?.columns!.some(({ name }) => name === column);
  if (!columns.every(has)) return null;
  const stored = new Set<string>();
  for (const { table, column } of columns)
    for (const [name] of await ask<[string]>(`select ${id(column)} from ${id(table)} where ${id(column)} is not null`))
      stored.add(name);
  return stored;
}
