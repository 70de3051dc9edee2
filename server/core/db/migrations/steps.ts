import { searchedWords } from '../../search/text.ts';
import { sql, type Engine, type Sql } from '../sql.ts';
import {
  derivedColumns,
  withChangedColumn,
  withColumn,
  withIndex,
  withoutColumn,
  withoutIndex,
  withoutTables,
  withTables,
  withWords,
  type Change,
  type Column,
  type Index,
  type Table,
} from './tables.ts';

/** A change of the database and the way back, as statements for either engine. */
export interface Step {
  /** @param keep suffix under which dropped tables and columns are kept in the database; without it they are deleted */
  up(engine: Engine, keep?: string): readonly Sql[];
  down(engine: Engine): readonly Sql[];
  /** Tables and columns (`customer.mobile`) that `up` drops. */
  readonly drops?: readonly string[];
  /** What `up` changes in the description of the tables; missing if it only changes rows. */
  readonly change?: Change;
}

export const step = (up: Step['up'], down: Step['down'], more: Pick<Step, 'drops' | 'change'> = {}): Step => ({
  up,
  down,
  ...more,
});

/** Creates tables that may refer to one another. PostgreSQL adds the foreign keys once all of them exist. */
export const createTables = (tables: readonly Table[]): Step =>
  step(
    (engine) => [
      ...tables.map((table) => create(table, engine)),
      ...(engine === 'postgres'
        ? tables.flatMap((table) => table.columns.flatMap((column) => tie(table.name, column)))
        : []),
      ...tables.flatMap((table) => companions(table, engine)),
    ],
    (engine) => tables.toReversed().flatMap((table) => drop(table, engine)),
    { change: withTables(tables) },
  );

export const dropTables = (tables: readonly Table[]): Step => {
  const { up, down } = createTables(tables);
  const dropped = (engine: Engine, keep?: string) =>
    keep ? tables.flatMap((table) => keepTable(table, keep, engine)) : down(engine);
  return step(dropped, up, { drops: tables.map(({ name }) => name), change: withoutTables(tables) });
};

export const addColumn = (table: string, column: Column): Step =>
  step(
    (engine) => [
      sql`alter table ${sql.id(table)} add column ${define(column, engine)}`,
      ...(engine === 'postgres' ? tie(table, column) : []),
    ],
    () => [sql`alter table ${sql.id(table)} drop column ${sql.id(column.name)}`],
    { change: withColumn(table, column) },
  );

export const dropColumn = (table: string, column: Column): Step => {
  const { up, down } = addColumn(table, column);
  const change = withoutColumn(table, column);
  // These are derived from the other columns, so they are never kept.
  if (derivedColumns.includes(column.name)) return step(down, up, { change });
  const dropped = (engine: Engine, keep?: string) => (keep ? keepColumn(table, column, keep, engine) : down(engine));
  return step(dropped, up, { drops: [`${table}.${column.name}`], change });
};

/** Records that a column now takes longer texts or more values. The database has no limits, so nothing changes in it. */
export const widenColumn = (table: string, column: Column): Step =>
  step(
    () => [],
    () => [],
    { change: withChangedColumn(table, column) },
  );

export const createIndex = (table: string, index: Index): Step =>
  step(
    (engine) => [indexed(table, index, engine)],
    () => [sql`drop index ${sql.id(index.name)}`],
    { change: withIndex(table, index) },
  );

export const dropIndex = (table: string, index: Index): Step =>
  reversed(createIndex(table, index), withoutIndex(table, index));

/** Text index of a table with a search_text column; existing rows are indexed. */
export const createSearch = (table: Table): Step =>
  step(
    (engine) => [...search(table, engine), ...(engine === 'sqlite' ? [refill(table)] : [])],
    (engine) => unsearch(table, engine),
    { change: withWords(table.name, { search: true }) },
  );

export const dropSearch = (table: Table): Step =>
  reversed(createSearch(table), withWords(table.name, { search: false }));

/** Blocking keys of a table. The server fills them in when it starts. */
export const createKeys = (table: Table): Step =>
  step(
    (engine) => duplicates(table, engine),
    () => [sql.raw(`drop table "${table.name}_key"`)],
    { change: withWords(table.name, { duplicates: true }) },
  );

export const dropKeys = (table: Table): Step =>
  reversed(createKeys(table), withWords(table.name, { duplicates: false }));

/** Statements of our own, where the engines differ or data move. */
export const run = (
  up: Partial<Record<Engine, readonly string[]>>,
  down: Partial<Record<Engine, readonly string[]>> = {},
): Step =>
  step(
    (engine) => (up[engine] ?? []).map(sql.raw),
    (engine) => (down[engine] ?? []).map(sql.raw),
  );

/**
 * Name under which a dropped table or column is kept: `mobile_dropped_0007`. PostgreSQL cuts names at 63 characters.
 */
export const keptName = (name: string, ending: string): string => `${name.slice(0, 62 - ending.length)}_${ending}`;

/**
 * Keeps a dropped column as nullable and without its foreign key, so that new rows and deletions do not depend on it.
 */
const keepColumn = (
  table: string,
  { name, type, nullable, references }: Column,
  keep: string,
  engine: Engine,
): Sql[] => [
  ...(references && engine === 'postgres' ? [untie(table, name)] : []),
  ...(nullable || type === 'key' || engine === 'sqlite'
    ? []
    : [sql`alter table ${sql.id(table)} alter column ${sql.id(name)} drop not null`]),
  sql`alter table ${sql.id(table)} rename column ${sql.id(name)} to ${sql.id(keptName(name, keep))}`,
];

const keepTable = (table: Table, keep: string, engine: Engine): Sql[] => [
  ...(table.search ? unsearch(table, engine) : []),
  ...(table.duplicates ? [sql.raw(`drop table "${table.name}_key"`)] : []),
  ...table.indexes.map((index) => sql`drop index ${sql.id(index.name)}`),
  ...(engine === 'postgres' ? [untie(table.name)] : []),
  sql`alter table ${sql.id(table.name)} rename to ${sql.id(keptName(table.name, keep))}`,
];

/** Removes the foreign keys of a table, or of one of its columns. */
const untie = (table: string, column?: string): Sql =>
  sql.raw(`do $$ declare key text; begin
    for key in select conname from pg_constraint c where conrelid = '"${table}"'::regclass and contype = 'f'${
      column
        ? ` and exists (select 1 from pg_attribute where attrelid = conrelid and attnum = any (conkey) and attname = '${column}')`
        : ''
    }
    loop execute format('alter table "${table}" drop constraint %I', key); end loop; end $$`);

const reversed = ({ up, down }: Step, change: Change): Step => step(down, up, { change });

const types: Record<Engine, Record<Column['type'], string>> = {
  sqlite: {
    key: 'integer primary key autoincrement',
    text: 'text',
    integer: 'integer',
    bigint: 'bigint',
    real: 'real',
    boolean: 'boolean',
  },
  // The C collation sorts by code point, as SQLite does, and its indexes serve LIKE.
  postgres: {
    key: 'serial primary key',
    text: 'text collate "C"',
    integer: 'integer',
    bigint: 'bigint',
    real: 'double precision',
    boolean: 'boolean',
  },
};

const empty: Partial<Record<Column['type'], string>> = { integer: '1', boolean: 'false', text: "''" };

function create(table: Table, engine: Engine): Sql {
  const columns = table.columns.map((column) => define(column, engine));
  return sql`create table ${sql.id(table.name)} (${sql.join(columns)})`;
}

function define({ name, type, nullable, references }: Column, engine: Engine): Sql {
  const parts = [sql.id(name), sql.raw(types[engine][type])];
  if (!nullable && type !== 'key')
    parts.push(sql.raw(references ? 'not null' : `not null default ${empty[type] ?? '0'}`));
  if (references && engine === 'sqlite') parts.push(reference(references));
  return sql.join(parts, ' ');
}

const reference = ({ table, column, cascade }: NonNullable<Column['references']>): Sql =>
  sql`references ${sql.id(table)} (${sql.id(column)})${sql.raw(cascade ? ' on delete cascade' : '')}`;

const tie = (table: string, { name, references }: Column): Sql[] =>
  references ? [sql`alter table ${sql.id(table)} add foreign key (${sql.id(name)}) ${reference(references)}`] : [];

function indexed(table: string, { name, columns, unique, where }: Index, engine: Engine): Sql {
  const order = sql.raw(engine === 'postgres' && !unique ? ' nulls first' : '');
  const parts = columns.map((column) =>
    column.folded ? sql`lower(${sql.id(column.name)})${order}` : sql`${sql.id(column.name)}${order}`,
  );
  const only = where ? sql` where ${sql.id(where.column)} = ${sql.flag(where.value)}` : sql.empty;
  return sql`create ${sql.raw(unique ? 'unique ' : '')}index ${sql.id(name)} on ${sql.id(table)} (${sql.join(parts)})${only}`;
}

function companions(table: Table, engine: Engine): Sql[] {
  return [
    ...table.indexes.map((index) => indexed(table.name, index, engine)),
    ...(table.search ? search(table, engine) : []),
    ...(table.duplicates ? duplicates(table, engine) : []),
  ];
}

/** FTS5 beside the table, kept in step by triggers; or an inverted index of the column's words. */
function search({ name, columns }: Table, engine: Engine): Sql[] {
  if (engine === 'postgres')
    return [
      sql.raw(`create index "ix_${name}_search" on "${name}" using gin (${searchedWords()})`),
      // Finer statistics distinguish common words from rare ones.
      sql.raw(`alter table "${name}" alter column search_text set statistics 1000`),
    ];
  const key = columns.find((column) => column.type === 'key')!.name;
  const fts = `${name}_fts`;
  const add = `insert into "${fts}" (rowid, search_text) values (new."${key}", new.search_text);`;
  const take = `insert into "${fts}" ("${fts}", rowid, search_text) values ('delete', old."${key}", old.search_text);`;
  return [
    `create virtual table "${fts}" using fts5 (search_text, content = "${name}", content_rowid = "${key}", detail = none, prefix = '1 2 3', tokenize = "unicode61 remove_diacritics 2")`,
    `create trigger "${fts}_insert" after insert on "${name}" begin ${add} end`,
    `create trigger "${fts}_delete" after delete on "${name}" begin ${take} end`,
    `create trigger "${fts}_update" after update of search_text on "${name}" when old.search_text is not new.search_text begin ${take} ${add} end`,
  ].map(sql.raw);
}

const refill = ({ name }: Table): Sql => sql.raw(`insert into "${name}_fts" ("${name}_fts") values ('rebuild')`);

const unsearch = ({ name }: Table, engine: Engine): Sql[] =>
  (engine === 'postgres'
    ? [`drop index "ix_${name}_search"`]
    : [
        ...['insert', 'delete', 'update'].map((when) => `drop trigger "${name}_fts_${when}"`),
        `drop table "${name}_fts"`,
      ]
  ).map(sql.raw);

function duplicates({ name }: Table, engine: Engine): Sql[] {
  const table = `create table "${name}_key" (hash integer not null, id integer not null, primary key (hash, id))`;
  return [sql.raw(engine === 'sqlite' ? `${table} without rowid` : table)];
}

function drop(table: Table, engine: Engine): Sql[] {
  return [
    ...(table.search ? unsearch(table, engine) : []),
    ...(table.duplicates ? [sql.raw(`drop table "${table.name}_key"`)] : []),
    sql.raw(`drop table "${table.name}"${engine === 'postgres' ? ' cascade' : ''}`),
  ];
}
