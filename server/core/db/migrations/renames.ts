import { sql, type Engine, type Sql } from '../sql.ts';
import { step, type Step } from './steps.ts';
import { withChangedColumn, withRenamedColumn, withRenamedTable, withWords, type Change } from './tables.ts';

/**
 * Renames a table with its rows; references to it follow. Its text index does not: drop it before, create it again
 * after.
 * @param key column that the database numbers, if the table has one: PostgreSQL names a sequence after it
 */
export const renameTable = (from: string, to: string, key?: string): Step =>
  both(from, to, tableNamed(from, to), (a, b, engine) => [
    sql`alter table ${sql.id(a)} rename to ${sql.id(b)}`,
    ...(engine === 'postgres' ? [renamed('index', `${a}_pkey`, `${b}_pkey`)] : []),
    ...(engine === 'postgres' && key ? [renamed('sequence', `${a}_${key}_seq`, `${b}_${key}_seq`)] : []),
  ]);

/** The table of blocking keys is renamed after its table, of whose description it is a part. */
const tableNamed =
  (from: string, to: string): Change =>
  (tables) =>
    tables.some(({ name, duplicates }) => duplicates && `${name}_key` === to)
      ? tables
      : withRenamedTable(from, to)(tables);

/** Renames a column with its values; indexes and references follow. */
export const renameColumn = (table: string, from: string, to: string): Step =>
  both(from, to, withRenamedColumn(table, from, to), (a, b, engine) => [
    sql`alter table ${sql.id(table)} rename column ${sql.id(a)} to ${sql.id(b)}`,
    ...(engine === 'postgres' ? [renamed('sequence', `${table}_${a}_seq`, `${table}_${b}_seq`)] : []),
  ]);

export interface EntityRename {
  readonly from: string;
  readonly to: string;
  /** Tables of its fields with many references, before and after. */
  readonly tables: readonly (readonly [string, string])[];
  /** Whether the database already has the trash and the log of what can be undone, in place of the log of merges. */
  readonly undoLog?: true;
}

/** Renames the entity in stored rows: history, pairs marked as no duplicates, what can be undone, and the trash. */
export const renameEntity = ({ from, to, tables, undoLog }: EntityRename): Step =>
  both(from, to, entityNamed(from, to), (a, b, _, isBack) => {
    const kept = tables.map(([x, y]): readonly [string, string] => (isBack ? [y, x] : [x, y]));
    return [
      ...['record_history', 'distinct_pair', ...(undoLog ? undoTables : ['record_merge'])].map(
        (table) => sql`update ${sql.id(table)} set entity = ${b} where entity = ${a}`,
      ),
      ...(undoLog
        ? [
            sql`update trash set kind = ${b} where kind = ${a}`,
            replaced('undo_entry', 'facts', `"entity":"${a}"`, `"entity":"${b}"`),
            replaced('undo_entry', 'facts', `"${a}.`, `"${b}.`),
          ]
        : [replaced('record_merge', 'moved', `"entity":"${a}"`, `"entity":"${b}"`)]),
      ...kept.flatMap(([x, y]) => rowKeys(b, x, y, undoLog)),
    ];
  });

const entityNamed =
  (from: string, to: string): Change =>
  (tables) => {
    if (!tables.some(({ entity }) => entity === from)) throw new Error(`There is no table of ${from}.`);
    return tables.map((table) => (table.entity === from ? { ...table, entity: to } : table));
  };

export interface FieldRename {
  readonly entity: string;
  readonly from: string;
  readonly to: string;
  /** Its column, or its table if it has many references, before and after. */
  readonly kept: readonly [string, string];
  /** Numbers of the lists of the entity. */
  readonly views: readonly number[];
  /** Lists of other entities that show the field through a reference: `customer.mobile`. */
  readonly through: readonly { readonly views: readonly number[]; readonly field: string }[];
  /** Whether the database already has the trash and the log of what can be undone, in place of the log of merges. */
  readonly undoLog?: true;
}

/**
 * Renames the field in stored rows: history, what can be undone, the trash, saved filters and chosen columns.
 */
export const renameField = ({ entity, from, to, kept, views, through, undoLog }: FieldRename): Step =>
  both(from, to, fieldNamed(entity, kept[1], to), (a, b, _, isBack) => {
    const [x, y] = isBack ? ([kept[1], kept[0]] as const) : kept;
    const moved = [`"entity":"${entity}","field":"${a}"`, `"entity":"${entity}","field":"${b}"`] as const;
    return [
      sql`update record_history set changes = replace(changes, ${`{"field":"${a}",`}, ${`{"field":"${b}",`})
        where entity = ${entity} and changes like ${`%{"field":"${a}",%`}`,
      ...rowKeys(entity, x, y, undoLog),
      ...(undoLog
        ? [
            ...(['before', 'after'] as const).map(
              (column) => sql`${keyIn('undo_step', column, entity, a, b)} and action = 'change'`,
            ),
            replaced('undo_entry', 'facts', ...moved),
            replaced('undo_entry', 'facts', `"${entity}.${a}"`, `"${entity}.${b}"`),
            sql`update trash_claim set fields = trim(replace(',' || fields || ',', ${`,${a},`}, ${`,${b},`}), ',')
              where entity = ${entity}`,
          ]
        : [keyIn('record_merge', 'filled', entity, a, b), replaced('record_merge', 'moved', ...moved)]),
      ...(views.length
        ? [
            sql`update user_view_field set db_field = ${b} where db_field = ${a} and db_view in ${sql.list(views)}`,
            sql`update user_view_filter set sort_field = ${b} where sort_field = ${a} and dbview in ${sql.list(views)}`,
            ...inConditions(views, a, b),
          ]
        : []),
      ...through.flatMap((other) => inConditions(other.views, `${other.field}.${a}`, `${other.field}.${b}`)),
    ];
  });

/** Gives the column of an entity, or its table of references, the name of another field. */
const fieldNamed =
  (entity: string, kept: string, field: string): Change =>
  (tables) => {
    const own = tables.filter((table) => table.entity === entity);
    const references = own.find((table) => table.field && table.name === kept);
    if (references) return withWords(kept, { field })(tables);
    const table = own.find((one) => !one.field);
    const column = table?.columns.find(({ name }) => name === kept);
    if (!column) throw new Error(`There is no column of ${entity} named ${kept}.`);
    return withChangedColumn(table!.name, { ...column, field })(tables);
  };

/** Renames the field in saved conditions: `mobile` and, through a reference, `mobile.…`. */
const inConditions = (views: readonly number[], from: string, to: string): Sql[] => {
  const ofViews = sql`user_view_filter_id in (select id from user_view_filter where dbview in ${sql.list(views)})`;
  const length = sql.raw(String(from.length + 1));
  return [
    sql`update filter_condition set db_field = ${to} where db_field = ${from} and ${ofViews}`,
    sql`update filter_condition set db_field = ${`${to}.`} || substr(db_field, ${length} + 1)
      where substr(db_field, 1, ${length}) = ${`${from}.`} and ${ofViews}`,
  ];
};

/** Tables, besides the history, whose rows name an entity. */
const undoTables = ['undo_entry', 'undo_step', 'trash_row', 'trash_claim'] as const;

/** Renames a column, or a table of references to many, in deleted rows that are kept as JSON. */
const rowKeys = (entity: string, from: string, to: string, undoLog: true | undefined): Sql[] =>
  undoLog
    ? [
        keyIn('trash_row', 'content', entity, from, to),
        sql`${keyIn('undo_step', 'before', entity, from, to)} and action = 'remove'`,
      ]
    : [keyIn('record_merge', 'gone', entity, from, to)];

/** JSON escapes quotes within a text, so this matches only property names. */
const keyIn = (table: string, column: string, entity: string, from: string, to: string): Sql =>
  sql`${replaced(table, column, `"${from}":`, `"${to}":`)} where entity = ${entity}`;

const replaced = (table: string, column: string, from: string, to: string): Sql =>
  sql`update ${sql.id(table)} set ${sql.id(column)} = replace(${sql.id(column)}, ${from}, ${to})`;

const renamed = (kind: 'index' | 'sequence', from: string, to: string): Sql =>
  sql`alter ${sql.raw(kind)} if exists ${sql.id(from)} rename to ${sql.id(to)}`;

/** The rollback is the same with the names swapped. */
const both = (
  from: string,
  to: string,
  change: Change,
  statements: (from: string, to: string, engine: Engine, isBack: boolean) => Sql[],
): Step =>
  step(
    (engine) => statements(from, to, engine, false),
    (engine) => statements(to, from, engine, true),
    { change },
  );
