import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { SettingsError, type Settings } from '../../settings.ts';
import type { Engine, Sql } from '../sql.ts';
import { handle, sqliteSource } from '../sqlite.ts';
import { teachRegexp } from './convert.ts';
import { measureIndexes } from './statistics.ts';
import { keptName, type Step } from './steps.ts';

/** A named change of the database. Migrations run in the order of their names. */
export interface Migration {
  /** `202611280930-what-it-does`, or `0001-spine`: older ones are numbered. */
  readonly name: string;
  readonly steps: readonly Step[];
  /** Rows that the migration is about to change in a way that people should know. They are listed in the log. */
  readonly notice?: { readonly text: string; readonly rows: string };
}

/** What a migration has changed, for the log. */
export interface MigrationNotice {
  readonly migration: string;
  readonly text: string;
  readonly rows: readonly unknown[];
}

export const databaseFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'branchline.sqlite');

/** The database that settings name, without a password: the path of its file, or `localhost:5432/branchline`. */
export function databaseName({ dataDir, databaseUrl }: Place): string {
  if (!databaseUrl) return databaseFile({ dataDir });
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

export interface Migrated {
  /** Names of the migrations that were run now. */
  readonly run: string[];
  /** Whether the database was empty before. */
  readonly isNew: boolean;
  /** File or folder of the copy made before; null if the database had no rows, or no copy could be made. */
  readonly copy: string | null;
  /** Why no copy could be made. */
  readonly noCopy: string | null;
  /** Dropped tables and columns, kept under another name because there is no copy: `customer.mobile_dropped_0007`. */
  readonly kept: string[];
  readonly notices: readonly MigrationNotice[];
}

export type Place = Pick<Settings, 'dataDir' | 'databaseUrl'>;

/**
 * Copies a database of PostgreSQL to a folder, in place of an earlier copy.
 * @throws Error; then there is no new copy
 */
export type CopyBefore = (settings: Place, folder: string) => Promise<void>;

/**
 * Runs all pending migrations in one transaction: a failure leaves the database as it was. Copies a database with rows
 * first. If a PostgreSQL database cannot be copied, keeps its dropped tables and columns under another name.
 * @throws SettingsError if a newer version has migrated the database; an older one would not keep its rules
 */
export async function migrate(
  settings: Place,
  migrations: readonly Migration[],
  copyPostgres: CopyBefore = noCopies,
): Promise<Migrated> {
  const engine: Engine = settings.databaseUrl ? 'postgres' : 'sqlite';
  const file = databaseFile(settings);
  if (engine === 'sqlite') mkdirSync(dirname(file), { recursive: true });
  // On SQLite, the start takes 30 ms less without the client of PostgreSQL.
  const source =
    engine === 'postgres' ? (await import('../postgres.ts')).postgresSource(settings.databaseUrl!) : sqliteSource(file);
  let keeps = false;
  const notices: MigrationNotice[] = [];
  const recorded = recordedNames(migrations);
  source.setOptions({
    migrations: migrations.map((migration, i) => classOf(migration, recorded[i]!, engine, () => keeps, notices)),
    migrationsTableName: 'migration',
  });
  await source.initialize();
  try {
    if (engine === 'postgres') await waitForOthers(source);
    const done = await recordedIn(source);
    refuseNewer(settings, migrations, done);
    const pending = migrations.filter((_, i) => !done.includes(recorded[i]!));
    const run = pending.map(({ name }) => name);
    const isNew = pending.length === migrations.length;
    const hasRows = pending.length > 0 && (await holdsRows(source, engine));
    const { copy, noCopy } = hasRows
      ? await copyBefore(source, settings, run[0]!, copyPostgres)
      : { copy: null, noCopy: null };
    keeps = noCopy !== null;
    // Otherwise, rebuilding a table would also delete the rows that refer to it.
    if (engine === 'sqlite') {
      await source.query('pragma foreign_keys = off');
      teachRegexp(handle(source));
    }
    await source.runMigrations({ transaction: 'all' });
    if (engine === 'sqlite' && pending.length) await measureIndexes(source);
    return { run, isNew, copy, noCopy, kept: keeps ? pending.flatMap(keptBy) : [], notices };
  } finally {
    await source.destroy();
  }
}

/** Logs the migrations that were run, and where the dropped data is. */
export function logMigrated(logger: Logger, { run, copy, noCopy, kept, notices }: Migrated): void {
  if (run.length) logger.info({ migrations: run, copy }, 'Database migrated');
  if (noCopy)
    logger.warn(
      { reason: noCopy, kept },
      'No copy before the migration; dropped tables and columns are kept under another name',
    );
  for (const { text, ...details } of notices) logger.warn(details, text);
}

/** Key of PostgreSQL's advisory lock on the tables. */
export const migrationLock = `hashtext('branchline migrations')`;

/** Servers that start at once migrate one after the other. The lock ends with its connection. */
const waitForOthers = (source: DataSource): Promise<unknown> =>
  source.createQueryRunner().query(`select pg_advisory_lock(${migrationLock})`);

/** The names of the migrations that a database has had, in order. */
async function recordedIn(source: DataSource): Promise<string[]> {
  const exists = await source.createQueryRunner().hasTable('migration');
  const rows: { name: string }[] = exists ? await source.query('select name from migration order by id') : [];
  return rows.map(({ name }) => name);
}

function refuseNewer(settings: Place, migrations: readonly Migration[], done: readonly string[]): void {
  const known = new Set(recordedNames(migrations));
  const first = done.find((name) => !known.has(name));
  if (first === undefined) return;
  const copy = join(settings.dataDir, 'backups', `before-${first.replace(/-\d{13}$/, '')}`);
  throw new SettingsError(
    `A newer version of the product has migrated ${databaseName(settings)}: this version does not know the migration ${first}. Start the newer version. To go back to this one, restore the copy that was made before the migration: ${settings.databaseUrl ? copy : `${copy}.sqlite`} (see docs/upgrading.md).`,
  );
}

async function holdsRows(source: DataSource, engine: Engine): Promise<boolean> {
  const tables: { name: string }[] = await source.query(
    engine === 'sqlite'
      ? `select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like '%_fts%'`
      : `select tablename as name from pg_tables where schemaname = current_schema()`,
  );
  for (const { name } of tables)
    if (name !== 'migration' && (await source.query(`select 1 from "${name}" limit 1`)).length) return true;
  return false;
}

/** The statement that reads the name of the newest migration that a database has had. */
export const newestStatement = 'select name from migration order by id desc limit 1';

/**
 * The names under which a database records migrations. TypeORM takes the order from their last thirteen digits: the
 * place of a numbered migration, or else the time in its name. So a name stays the same when a migration of another
 * branch comes before it.
 */
export const recordedNames = (migrations: readonly Migration[]): string[] =>
  migrations.map(({ name }, i) => {
    const [, time] = /^(\d{12})-/.exec(name) ?? [];
    return `${name}-${(time ? `${time}0` : String(i + 1)).padStart(13, '0')}`;
  });

function classOf(
  migration: Migration,
  recordedAs: string,
  engine: Engine,
  keeps: () => boolean,
  notices: MigrationNotice[],
) {
  const { name, steps, notice } = migration;
  const run = async (runner: QueryRunner, statements: readonly Sql[]) => {
    for (const statement of statements) await runner.query(statement.text(engine), [...statement.values]);
    if (engine === 'sqlite') await refuseDangling(runner);
  };
  return class implements MigrationInterface {
    readonly name = recordedAs;
    up = async (runner: QueryRunner) => {
      const rows = notice ? ((await runner.query(notice.rows)) as unknown[]) : [];
      if (rows.length) notices.push({ migration: name, text: notice!.text, rows });
      const keep = keeps() ? endingOf(migration) : undefined;
      return run(
        runner,
        steps.flatMap((step) => step.up(engine, keep)),
      );
    };
    down = (runner: QueryRunner) =>
      run(
        runner,
        steps.toReversed().flatMap((step) => step.down(engine)),
      );
  };
}

/** `0007-no-mobile` → `dropped_0007` */
const endingOf = ({ name }: Migration) => `dropped_${name.split('-')[0]}`;

const keptBy = (migration: Migration): string[] =>
  migration.steps
    .flatMap(({ drops = [] }) => drops)
    .map((dropped) => {
      const path = dropped.split('.');
      return [...path.slice(0, -1), keptName(path.at(-1)!, endingOf(migration))].join('.');
    });

/** The file or folder of the copy, or why there is none. */
async function copyBefore(
  source: DataSource,
  settings: Place,
  migration: string,
  copyPostgres: CopyBefore,
): Promise<Pick<Migrated, 'copy' | 'noCopy'>> {
  const copy = join(settings.dataDir, 'backups', `before-${migration}`);
  if (settings.databaseUrl)
    return copyPostgres(settings, copy).then(
      () => ({ copy, noCopy: null }),
      (error: Error) => ({ copy: null, noCopy: error.message }),
    );
  mkdirSync(dirname(copy), { recursive: true });
  await handle(source).backup(`${copy}.sqlite`);
  return { copy: `${copy}.sqlite`, noCopy: null };
}

const noCopies: CopyBefore = () => Promise.reject(new Error('No copy was asked for.'));

async function refuseDangling(runner: QueryRunner): Promise<void> {
  const dangling = (await runner.query('pragma foreign_key_check')) as unknown[];
  if (dangling.length)
    throw new Error(`${dangling.length} rows refer to rows that are gone: ${JSON.stringify(dangling[0])}`);
}
