import { derivedColumns } from '../../server/core/db/migrations/tables.ts';
import type { Model } from '../model/index.ts';
import { isChanged, isNarrower, isReplaced, isSame } from './kinds.ts';
import { step, type Proposed } from './proposed.ts';
import type { Column, Index, Table } from './relational.ts';
import { rename } from './rename.ts';

/** Data that a migration would delete or truncate. */
export interface Loss {
  /** Name to pass to --drop: `customer.mobile` for a field, `deliveryNote` for an entity. */
  readonly name: string;
  /** Other names that --drop accepts: with the table or column in place of the entity or field. */
  readonly alsoNamed: readonly string[];
  /** Value of `x-was` that would make this a rename; null if the field or entity still has its name. */
  readonly was: string | null;
  /** Table in a database before the migration. */
  readonly table: string;
  /** Column that is dropped (`to` is null) or converted; null if the whole table is dropped. */
  readonly column: { readonly from: Column; readonly to: Column | null } | null;
  /** Whether it is the table of a field with many references. Such a table has one row per reference. */
  readonly isMany: boolean;
}

export interface Difference {
  readonly steps: Proposed[];
  readonly losses: Loss[];
}

/**
 * Steps from the tables of the last migration to those of the schemas, and the data they would lose.
 * @param model gives the renames of entities and fields; null for no renames
 */
export function diff(before: readonly Table[], after: readonly Table[], model: Model | null = null): Difference {
  const { tables, steps, former } = rename(before, after, model);
  const old = new Map(tables.map((table) => [table.name, table]));
  const now = new Map(after.map((table) => [table.name, table]));
  const created = after.filter((table) => !old.has(table.name));
  const dropped = tables.filter((table) => !now.has(table.name));
  const both = after.flatMap((table) => (old.has(table.name) ? [[old.get(table.name)!, table] as const] : []));
  const entities = new Set(after.map(({ entity }) => entity));
  return {
    steps: [
      ...steps,
      ...(created.length ? [step('createTables', created)] : []),
      ...both.flatMap(([was, is]) => diffTable(was, is)),
      ...(dropped.length ? [step('dropTables', dropped)] : []),
    ],
    losses: [
      ...both.flatMap(([was, is]) => lostColumns(was, is, former)),
      // The loss of an entity includes its tables of references.
      ...dropped.filter(({ entity, field }) => !field || entities.has(entity)).map((table) => lostTable(table, former)),
    ],
  };
}

function diffTable(before: Table, after: Table): Proposed[] {
  const { name } = after;
  const { gone, come, changed, widened } = columnsOf(before, after);
  const touched = new Set([...changed.map(({ is }) => is.name), ...gone.map((column) => column.name)]);
  const stays = (index: Index) =>
    !index.columns.some((column) => touched.has(column.name)) && !(index.where && touched.has(index.where.column));
  const remains = before.indexes.filter((one) => stays(one) && isAmong(one, after.indexes));
  return [
    ...(before.duplicates && !after.duplicates ? [step('dropKeys', before)] : []),
    ...before.indexes.filter((index) => !remains.includes(index)).map((index) => step('dropIndex', name, index)),
    ...(before.search && !after.search ? [step('dropSearch', before)] : []),
    ...gone.map((column) => step('dropColumn', name, column)),
    ...come.map((column) => step('addColumn', name, column)),
    ...changed.map(({ was, is }) => step('changeKind', name, was, is)),
    ...widened.map((column) => step('widenColumn', name, column)),
    ...after.indexes.filter((index) => !isAmong(index, remains)).map((index) => step('createIndex', name, index)),
    ...(after.search && !before.search ? [step('createSearch', after)] : []),
    ...(after.duplicates && !before.duplicates ? [step('createKeys', after)] : []),
  ];
}

function columnsOf(before: Table, after: Table) {
  const pairs = after.columns.flatMap((is) => {
    const was = before.columns.find((column) => column.name === is.name);
    return was ? [{ was, is }] : [];
  });
  const replaced = pairs.filter(({ was, is }) => isReplaced(was, is));
  const stay = pairs.filter((pair) => !replaced.includes(pair));
  const others = (columns: readonly Column[]) =>
    columns.filter((column) => !stay.some(({ is }) => is.name === column.name));
  return {
    gone: others(before.columns),
    come: others(after.columns),
    changed: stay.filter(({ was, is }) => isChanged(was, is)),
    widened: stay.filter(({ was, is }) => !isChanged(was, is) && !isSame(was, is)).map(({ is }) => is),
  };
}

/** Columns whose values people have entered: not those that follow from others. */
function lostColumns(before: Table, after: Table, former: ReadonlyMap<string, string>): Loss[] {
  const { gone, changed } = columnsOf(before, after);
  const fields = new Set(after.columns.map(({ field }) => field));
  const loss = (from: Column, to: Column | null): Loss => {
    const field = from.field ?? from.name;
    return {
      name: `${after.entity}.${field}`,
      alsoNamed: [`${after.name}.${from.name}`, `${after.name}.${field}`, `${after.entity}.${from.name}`],
      was: fields.has(field) ? null : field,
      table: former.get(after.name) ?? after.name,
      column: { from: { ...from, name: former.get(`${after.name}.${from.name}`) ?? from.name }, to },
      isMany: false,
    };
  };
  return [
    ...gone.filter(({ name }) => !derivedColumns.includes(name)).map((column) => loss(column, null)),
    ...changed.filter(({ was, is }) => isNarrower(was, is)).map(({ was, is }) => loss(was, is)),
  ];
}

const lostTable = ({ name, entity, field }: Table, former: ReadonlyMap<string, string>): Loss => ({
  name: field ? `${entity}.${field}` : entity,
  alsoNamed: [name],
  was: field ?? entity,
  table: former.get(name) ?? name,
  column: null,
  isMany: field !== undefined,
});

const isAmong = (index: Index, indexes: readonly Index[]) => indexes.some((other) => isSame(other, index));
