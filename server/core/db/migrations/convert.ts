import type BetterSqlite3 from 'better-sqlite3';
import { sql, type Engine, type Sql } from '../sql.ts';
import { addColumn, dropColumn, step, type Step } from './steps.ts';
import { withChangedColumn, type Column } from './tables.ts';

/**
 * Changes the type of a column: a new column gets the values that fit, with texts cut to its length, and replaces the
 * old one. Drop the indexes of the column before, and create them again after.
 */
export const changeKind = (table: string, before: Column, after: Column): Step => {
  const dropped = dropColumn(table, before);
  return step(
    (engine, keep) => convert(table, before, after, engine, dropped.up(engine, keep)),
    (engine) => convert(table, after, before, engine, dropColumn(table, after).up(engine)),
    { drops: dropped.drops ?? [], change: withChangedColumn(table, after) },
  );
};

function convert(table: string, from: Column, to: Column, engine: Engine, dropped: readonly Sql[]): Sql[] {
  const [target, next] = [sql.id(table), sql.id(`${to.name.slice(0, 55)}_next`)];
  const text = textOf(from, engine);
  const cut = to.type === 'text' && to.length !== undefined;
  const fitting = cut ? sql.raw('1 = 1') : fits(text, to, engine);
  return [
    ...addColumn(table, { ...to, name: `${to.name.slice(0, 55)}_next` }).up(engine),
    sql`update ${target} set ${next} = ${valueOf(text, to, engine)} where ${hasText(from, text)} and ${fitting}`,
    ...dropped,
    sql`alter table ${target} rename column ${next} to ${sql.id(to.name)}`,
  ];
}

/** Whether a row has a value that does not fit the other column. */
export const isLost = (from: Column, to: Column, engine: Engine): Sql => {
  const text = textOf(from, engine);
  return sql`${hasText(from, text)} and not (${fits(text, to, engine)})`;
};

const hasText = ({ name }: Column, text: Sql): Sql => sql`${sql.id(name)} is not null and ${text} <> ''`;

/** A value as a person would write it: money in pounds. */
function textOf({ name, type }: Column, engine: Engine): Sql {
  const column = sql.id(name);
  const isLite = engine === 'sqlite';
  if (type === 'text') return column;
  if (type === 'boolean') return sql`case when ${column} then 'true' else 'false' end`;
  if (type === 'bigint')
    return isLite ? sql`printf('%.2f', ${column} / 100.0)` : sql`cast(round(${column} / 100.0, 2) as text)`;
  if (type === 'real' && isLite)
    return sql`case when ${column} = cast(${column} as integer) then cast(cast(${column} as integer) as text) else cast(${column} as text) end`;
  return sql`cast(${column} as text)`;
}

const patterns: Partial<Record<Column['type'] | NonNullable<Column['format']>, string>> = {
  integer: '^-?[0-9]{1,9}([.]0+)?$',
  bigint: '^-?[0-9]{1,13}([.][0-9]{1,2}0*)?$',
  real: '^-?[0-9]{1,15}([.][0-9]+)?$',
  boolean: '^(true|false|[01]([.]0+)?)$',
  date: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
  time: '^[0-9]{2}:[0-9]{2}$',
  'date-time': '^[0-9]{4}-[0-9]{2}-[0-9]{2}T',
};

function fits(text: Sql, { type, length, format, values }: Column, engine: Engine): Sql {
  if (values) return sql`${text} in ${sql.list(values)}`;
  if (type === 'text' && !format)
    return length === undefined ? sql.raw('1 = 1') : sql`length(${text}) <= ${sql.raw(String(length))}`;
  return matches(text, patterns[format ?? type]!, engine);
}

function valueOf(text: Sql, { type, length }: Column, engine: Engine): Sql {
  const number = sql.raw(engine === 'sqlite' ? 'real' : 'numeric');
  if (type === 'boolean') return matches(text, '^(true|1)', engine);
  if (type === 'integer') return sql`cast(cast(${text} as ${number}) as integer)`;
  if (type === 'bigint') return sql`cast(round(cast(${text} as ${number}) * 100) as bigint)`;
  if (type === 'real') return sql`cast(${text} as ${sql.raw(engine === 'sqlite' ? 'real' : 'double precision')})`;
  return length === undefined ? text : sql`substr(${text}, 1, ${sql.raw(String(length))})`;
}

/** SQLite has the operator `regexp`, but each connection must define its function. */
export const teachRegexp = (database: BetterSqlite3.Database): unknown =>
  database.function('regexp', { deterministic: true }, (pattern, text) =>
    Number(new RegExp(pattern as string).test(String(text))),
  );

const matches = (text: Sql, pattern: string, engine: Engine): Sql =>
  engine === 'sqlite' ? sql`${text} regexp ${pattern}` : sql`${text} ~ ${pattern}`;
