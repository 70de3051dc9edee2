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
    if (engine === 'postgres') await waitForOthers(source);
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

/** Servers that start at once migrate one after the other. The lock ends with its connection. */
const waitForOthers = (source: DataSource): Promise<unknown> =>
  source.createQueryRunner().query(`select pg_advisory_lock(hashtext('branchline migrations'))`);

async function pendingOf(source: DataSource, migrations: readonly Migration[]): Promise<string[]> {
  const exists = await source.createQueryRunner().hasTable('migration');
  const rows: { name: string }[] = exists ? await source.query('select name from migration') : [];
  const done = new Set(rows.map(({ name }) => name));
  return migrations.filter(({ name }, i) => !done.has(recordedAs(name, i))).map(({ name }) => name);
}

/** TypeORM records a migration by a name that ends in thirteen digits, its place in the order. */
const recordedAs = (name: string, order: number) => `${name}-${String(order + 1).padStart(13, '0')}`;

function classOf({ name, steps }: Migration, order: number, engine: Engine) {
  const run = async (runner: QueryRunner, direction: 'up' | 'down') => {
    const ordered = direction === 'up' ? steps : steps.toReversed();
    for (const statement of ordered.flatMap((step) => step[direction](engine)))
      await runner.query(statement.text(engine));
  };
  return class implements MigrationInterface {
    readonly name = recordedAs(name, order);
    up = (runner: QueryRunner) => run(runner, 'up');
    down = (runner: QueryRunner) => run(runner, 'down');
  };
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
