import { openReading } from '../../core/db/reading.ts';
import type { Connection } from '../../core/db/database.ts';
import { hasTables } from '../../core/db/migrations/exists.ts';
import { databaseFile, databaseName, recordedNames, type Migration } from '../../core/db/migrations/migrate.ts';
import { reasonOf } from '../../core/errors/start-failure.ts';
import { waitingMails } from '../mail/outbox.ts';
import type { Check } from './problem.ts';

/** The oldest PostgreSQL that the product is tested with. */
const oldest = 15;

/** Seconds by which the clocks of this machine and of PostgreSQL may differ. */
const apart = 5;

/** The database: whether it answers, fits this version, and what its rows say of wrong clocks and demo users. */
export const databaseCheck =
  (migrations: readonly Migration[], demoUsers: readonly string[]): Check =>
  async ({ settings }) => {
    try {
      if (!(await hasTables(settings)))
        return [
          `There is nothing in ${databaseName(settings)}. Correct DATA_DIR or DATABASE_URL, or restore a backup.`,
        ];
      const { databaseUrl } = settings;
      const connection = openReading(databaseUrl ? { url: databaseUrl } : { file: databaseFile(settings) });
      try {
        return [
          ...(await versionProblems(connection, migrations)),
          ...(await clockProblems(connection)),
          ...(await rowProblems(connection, demoUsers)),
        ];
      } finally {
        await connection.close();
      }
    } catch (error) {
      return [reasonOf(error, settings) ?? `${databaseName(settings)} cannot be read: ${(error as Error).message}.`];
    }
  };

type Ask = Pick<Connection, 'engine' | 'query'>;

async function versionProblems(ask: Ask, migrations: readonly Migration[]): Promise<string[]> {
  const known = recordedNames(migrations);
  const done = (await ask.query('select name from migration order by id', [])).map(([name]) => name as string);
  const [unknown] = done.filter((name) => !known.includes(name));
  if (unknown)
    return [`A newer version has migrated the database (${unknown}). Start that version: see docs/upgrading.md.`];
  const pending = known.filter((name) => !done.includes(name)).length;
  const problems = pending
    ? [
        pending === 1
          ? '1 migration has not been run. The server runs it when it starts.'
          : `${pending} migrations have not been run. The server runs them when it starts.`,
      ]
    : [];
  if (ask.engine === 'sqlite') return problems;
  const [[version] = [0]] = await ask.query(`select current_setting('server_version_num')::int / 10000`, []);
  if (Number(version) < oldest) problems.push(`PostgreSQL ${String(version)} is older than ${oldest}. Upgrade it.`);
  const [[may] = [true]] = await ask.query(
    `select to_regnamespace('pgboss') is not null or has_database_privilege(current_database(), 'create')`,
    [],
  );
  if (!may)
    problems.push('The user of DATABASE_URL may not create the schema "pgboss": grant create on database … to …');
  return problems;
}

async function clockProblems(ask: Ask): Promise<string[]> {
  const problems: string[] = [];
  if (ask.engine === 'postgres') {
    const before = Date.now();
    const [[now] = [before]] = await ask.query('select extract(epoch from clock_timestamp()) * 1000', []);
    const seconds = Math.round((Number(now) - (before + Date.now()) / 2) / 1000);
    if (Math.abs(seconds) > apart)
      problems.push(`The clocks of this machine and of PostgreSQL differ by ${Math.abs(seconds)} s. Synchronise both.`);
  }
  const soon = new Date(Date.now() + 60_000).toISOString();
  const ahead = await ask.query(numbered(ask, 'select 1 from session where rotated_at > ? limit 1'), [soon]);
  if (ahead.length)
    problems.push(
      'Somebody has signed in at a time that is still to come: the clock of this machine is, or was, wrong.',
    );
  return problems;
}

async function rowProblems(ask: Ask, demoUsers: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const count = async (text: string, values: unknown[] = []) =>
    Number((await ask.query(numbered(ask, text), values))[0]![0]);
  const marks = demoUsers.map(() => '?').join(', ');
  const demo = await count(`select count(*) from account where lower(email) in (${marks})`, [...demoUsers]);
  if (demo)
    problems.push(
      `The database has ${demo} demo users, whose password is public. Deactivate them, or give each a new password.`,
    );
  if (!(await count('select count(*) from app_user')))
    problems.push('There is no user. Create the first: npm run admin:create -- EMAIL');
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const mails = await count(
    `select count(*) from background_task t join background_work w on w.id = t.work_id
      where t.kind = 'mail' and t.due_at is not null and w.queued_at < ?`,
    [anHourAgo],
  );
  if (mails) problems.push(waitingMails(mails));
  const failed = await count(`select count(*) from background_work where state = 'Failed'`);
  if (failed)
    problems.push(
      `${failed === 1 ? '1 piece of background work has' : `${failed} pieces of background work have`} failed. The page "Background work" says why.`,
    );
  return problems;
}

/** Each `?` as the engine's placeholder. */
function numbered({ engine }: Ask, text: string): string {
  let number = 0;
  return engine === 'sqlite' ? text : text.replaceAll('?', () => `$${++number}`);
}
