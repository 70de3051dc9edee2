import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import type { Settings } from '../../settings.ts';
import { postgresSource } from '../postgres.ts';
import type { Engine } from '../sql.ts';
import { handle, sqliteSource } from '../sqlite.ts';
import type { Step } from './steps.ts';

/** A named, ordered change of the database. */
export interface Migration {
  /** `0001-spine` */
  readonly name: string;
  readonly steps: readonly Step[];
}

export const databaseFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'branchline.sqlite');

export interface Migrated {
  /** Names of the migrations that were run now. */
  readonly run: string[];
  /** Whether the database was empty before. */
  readonly isNew: boolean;
}

/** Brings the database to the newest form, each migration in a transaction; an existing SQLite file is copied first. */
export async function migrate(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  migrations: readonly Migration[],
): Promise<Migrated> {
  const engine: Engine = settings.databaseUrl ? 'postgres' : 'sqlite';
  const file = databaseFile(settings);
  if (engine === 'sqlite') mkdirSync(dirname(file), { recursive: true });
  const existed = existsSync(file);
  const source = engine === 'postgres' ? postgresSource(settings.databaseUrl!) : sqliteSource(file);
  source.setOptions({
    migrations: migrations.map((migration, i) => classOf(migration, i, engine)),
    migrationsTableName: 'migration',
  });
  await source.initialize();
  try {
    const pending = await pendingOf(source, migrations);
    const isNew = pending.length === migrations.length;
    if (pending.length && existed && !isNew && engine === 'sqlite')
      await copyBefore(source, settings.dataDir, pending[0]!);
    // A rebuilt table must not take the rows that refer to it along.
    if (engine === 'sqlite') await source.query('pragma foreign_keys = off');
    await source.runMigrations({ transaction: 'each' });
    if (engine === 'sqlite') await refuseDangling(source);
    return { run: pending, isNew };
  } finally {
    await source.destroy();
  }
}

async function pendingOf(source: DataSource, migrations: readonly Migration[]): Promise<string[]> {
  const exists = await source.createQueryRunner().hasTable('migration');
  const done = exists
    ? ((await source.query('select name from migration')) as { name: string }[]).map(({ name }) => name)
    : [];
  return migrations.map(({ name }) => name).filter((name) => !done.includes(name));
}

function classOf({ name, steps }: Migration, order: number, engine: Engine) {
  const run = async (runner: QueryRunner, direction: 'up' | 'down') => {
    const ordered = direction === 'up' ? steps : steps.toReversed();
    for (const statement of ordered.flatMap((step) => step[direction](engine)))
      await runner.query(statement.text(engine));
  };
  class NamedMigration implements MigrationInterface {
    // TypeORM orders migrations by the number at the end of the class's name, and keeps this one.
    readonly name = name;
    up = (runner: QueryRunner) => run(runner, 'up');
    down = (runner: QueryRunner) => run(runner, 'down');
  }
  Object.defineProperty(NamedMigration, 'name', { value: `Migration${String(order + 1).padStart(13, '0')}` });
  return NamedMigration;
}

async function copyBefore(source: DataSource, dataDir: string, migration: string): Promise<void> {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true });
  await handle(source).backup(join(folder, `before-${migration}.sqlite`));
}

async function refuseDangling(source: DataSource): Promise<void> {
  const dangling = (await source.query('pragma foreign_key_check')) as unknown[];
  if (dangling.length)
    throw new Error(`${dangling.length} rows refer to rows that are gone: ${JSON.stringify(dangling[0])}`);
}
