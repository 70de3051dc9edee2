import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

declare const ENGINE: 'sqlite' | 'postgres';

export const engine = ENGINE;

/** A test's own database, in the form of settings. */
export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  drop(): Promise<void>;
}

/** A copy of the prepared database. */
export const copyDatabase = (): Promise<TestDatabase> => newDatabase(true);

/** A database without tables. */
export const emptyDatabase = (): Promise<TestDatabase> => newDatabase(false);

async function newDatabase(prepared: boolean): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'branchline-test-'));
  const template = process.env[`TEMPLATE_${engine}`]!;
  if (prepared)
    cpSync(join(process.env[`FILES_${engine}`]!, 'attachments'), join(dataDir, 'attachments'), { recursive: true });
  if (engine === 'sqlite') {
    if (prepared) cpSync(join(template, 'branchline.sqlite'), join(dataDir, 'branchline.sqlite'));
    return { dataDir, databaseUrl: null, drop: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files is several times as fast as PostgreSQL's default, which writes each page to its log.
  const source = prepared ? 'template_branchline' : 'template0';
  await administer(template, `create database ${name} template ${source} strategy file_copy`);
  return {
    dataDir,
    databaseUrl: template.replace(/[^/]+$/, name),
    drop: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await administer(template, `drop database ${name} with (force)`);
    },
  };
}

async function administer(template: string, statement: string) {
  const client = new pg.Client({ connectionString: template.replace(/[^/]+$/, 'postgres') });
  await client.connect();
  await client.query(statement);
  await client.end();
}
