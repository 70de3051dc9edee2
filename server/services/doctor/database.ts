import { openReading } from '../../core/db/reading.ts';
import type { Connection, Row } from '../../core/db/database.ts';
import { hasTables } from '../../core/db/migrations/exists.ts';
import { databaseFile, databaseName, recordedNames, type Migration } from '../../core/db/migrations/migrate.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { reasonOf } from '../../core/errors/start-failure.ts';
import type { Settings } from '../../core/settings.ts';
import { waitingForLong, waitingMails } from '../mail/waiting.ts';
import type { Check } from './problem.ts';

/** The oldest PostgreSQL that the product is tested with. */
const oldest = 15;

/** Seconds by which the clocks of this machine and of PostgreSQL may differ. */
const apart = 5;

type Ask = (statement: Sql) => Promise<Row[]>;

/** Reads from the database without changing anything. */
export async function reading<T>(
  settings: Settings,
  work: (ask: Ask, engine: Connection['engine']) => Promise<T>,
): Promise<T> {
  const { databaseUrl } = settings;
  const connection = openReading(databaseUrl ? { url: databaseUrl } : { file: databaseFile(settings) });
  try {
    return await work(
      (statement) => connection.query(statement.text(connection.engine), statement.values),
      connection.engine,
    );
  } finally {
    await connection.close();
  }
}

/** The database: whether it answers, fits this version, and what its rows say of wrong clocks and demo users. */
export const databaseCheck =
  (migrations: readonly Migration[], demoUsers: readonly string[]): Check =>
  async ({ settings }) => {
    try {
      if (!(await hasTables(settings)))
        return [
          `There is nothing in ${databaseName(settings)}. Correct DATA_DIR or DATABASE_URL, or restore a backup.`,
        ];
      return await reading(settings, async (ask, engine) => [
        ...(await versionProblems(ask, migrations)),
        ...(engine === 'postgres' ? await serverProblems(ask) : []),
        ...(await rowProblems(ask, demoUsers)),
      ]);
    } catch (error) {
      return [reasonOf(error, settings) ?? `${databaseName(settings)} cannot be read: ${(error as Error).message}.`];
    }
  };

async function versionProblems(ask: Ask, migrations: readonly Migration[]): Promise<string[]> {
  const known = recordedNames(migrations);
  const done = (await ask(sql.raw('select name from migration order by id'))).map(([name]) => name as string);
  const unknown = done.find((name) => !known.includes(name));
  if (unknown)
    return [`A newer version has migrated the database (${unknown}). Start that version: see docs/upgrading.md.`];
  const pending = known.filter((name) => !done.includes(name)).length;
  if (!pending) return [];
  return [
    pending === 1
      ? '1 migration has not been run. The server runs it when it starts.'
      : `${pending} migrations have not been run. The server runs them when it starts.`,
  ];
}

/** PostgreSQL itself: its version, what its user may do, and its clock. */
async function serverProblems(ask: Ask): Promise<string[]> {
  const before = Date.now();
  const [[version, mayCreate, now]] = (await ask(
    sql.raw(`select current_setting('server_version_num')::int / 10000,
      to_regnamespace('pgboss') is not null or has_database_privilege(current_database(), 'create'),
      extract(epoch from clock_timestamp()) * 1000`),
  )) as [[number, boolean, number]];
  const seconds = Math.round(Math.abs(Number(now) - (before + Date.now()) / 2) / 1000);
  return [
    ...(version < oldest ? [`PostgreSQL ${version} is older than ${oldest}. Upgrade it.`] : []),
    ...(mayCreate
      ? []
      : ['The user of DATABASE_URL may not create the schema "pgboss": grant create on database NAME to USER.']),
    ...(seconds > apart
      ? [`The clocks of this machine and of PostgreSQL differ by ${seconds} s. Synchronise both.`]
      : []),
  ];
}

async function rowProblems(ask: Ask, demoUsers: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const count = async (statement: Sql) => Number((await ask(statement))[0]![0]);
  const soon = new Date(Date.now() + 60_000).toISOString();
  if (await count(sql`select count(*) from session where rotated_at > ${soon}`))
    problems.push(
      'Somebody has signed in at a time that is still to come: the clock of this machine is, or was, wrong.',
    );
  const demo = await count(sql`select count(*) from account where lower(email) in ${sql.list(demoUsers)}`);
  if (demo)
    problems.push(
      `The database has ${demo} demo users, whose password is public. Deactivate them, or give each a new password.`,
    );
  if (!(await count(sql`select count(*) from app_user`)))
    problems.push('There is no user. Create the first: npm run admin:create -- EMAIL');
  const mails = await count(waitingForLong(new Date()));
  if (mails) problems.push(waitingMails(mails));
  const failed = await count(sql`select count(*) from background_work where state = 'Failed'`);
  if (failed)
    problems.push(
      `${failed === 1 ? '1 piece of background work has' : `${failed} pieces of background work have`} failed. The page "Background work" says why.`,
    );
  return problems;
}
