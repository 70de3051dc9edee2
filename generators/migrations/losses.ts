import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { isLost, teachRegexp } from '../../server/core/db/migrations/convert.ts';
import { databaseFile } from '../../server/core/db/migrations/migrate.ts';
import { postgresSource } from '../../server/core/db/postgres.ts';
import { sql, type Engine, type Sql } from '../../server/core/db/sql.ts';
import { handle, sqliteSource } from '../../server/core/db/sqlite.ts';
import { readSettings, type Settings } from '../../server/core/settings.ts';
import type { Loss } from './diff.ts';

/** Number of rows that would lose data, and of all rows in the table. */
interface Count {
  readonly lost: number;
  readonly all: number;
}

/**
 * Describes each loss in one line: the number of affected rows in the database of the current environment, and what to
 * do. If the rows cannot be counted, the line says why. A loss without affected rows gets a line too: production may
 * have some.
 */
export async function tellLosses(
  losses: readonly Loss[],
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'> = readSettings(),
): Promise<string[]> {
  const engine: Engine = settings.databaseUrl ? 'postgres' : 'sqlite';
  const file = databaseFile(settings);
  if (engine === 'sqlite' && !existsSync(file))
    return losses.map((loss) => line(loss, `there is no database at ${file}`));
  const source = engine === 'postgres' ? postgresSource(settings.databaseUrl!) : sqliteSource(file);
  try {
    await source.initialize();
  } catch (error) {
    return losses.map((loss) => line(loss, `no database answers: ${(error as Error).message}`));
  }
  try {
    if (engine === 'sqlite') teachRegexp(handle(source));
    const lines: string[] = [];
    for (const loss of losses)
      lines.push(line(loss, await counted(source, loss, engine).catch((error: Error) => error.message)));
    return lines;
  } finally {
    await source.destroy();
  }
}

async function counted(source: DataSource, { table, column, isMany }: Loss, engine: Engine): Promise<Count> {
  const [row] = await query(source, engine, sql`select count(*) as "all", ${losing()} as lost from ${sql.id(table)}`);
  return { lost: Number(row!.lost), all: Number(row!.all) };

  function losing(): Sql {
    if (isMany) return sql`count(distinct owner_id)`;
    if (!column) return sql`count(*)`;
    const { from, to } = column;
    const isLosing = to ? isLost(from, to, engine) : sql`${sql.id(from.name)} is not null`;
    return sql`count(case when ${isLosing} then 1 end)`;
  }
}

const query = (
  source: DataSource,
  engine: Engine,
  statement: Sql,
): Promise<Record<'all' | 'lost', number | string>[]> => source.query(statement.text(engine), [...statement.values]);

function line({ name, was, column, isMany }: Loss, count: Count | string): string {
  const rename = was ? `Rename it with "x-was": "${was}", or allow` : 'Allow';
  return `${name}: ${concerned()}. ${rename} the loss with --drop ${name}.`;

  function concerned(): string {
    if (typeof count === 'string') return `its rows cannot be counted, ${count.replace(/\.$/, '')}`;
    const { lost, all } = count;
    if (isMany) return `${lost} records have ${all} references`;
    if (!column) return `the table has ${all} rows`;
    if (!column.to) return `${lost} of ${all} rows have a value`;
    const { type, length, format, values } = column.to;
    if (values) return `${lost} of ${all} rows have a value other than ${values.join(', ')}`;
    if (type === 'text' && !format) return `${lost} of ${all} rows have more than ${length} characters`;
    return `${lost} of ${all} rows have a value that is not ${format ? `a ${format}` : (kinds[type] ?? type)}`;
  }
}

const kinds: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  bigint: 'an amount of money',
  real: 'a number',
  boolean: 'true or false',
};
