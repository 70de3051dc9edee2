import type { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import { Joins } from '../../core/records/joins.ts';
import { emptyLast } from '../../core/db/order.ts';
import { ReadPlan } from '../../core/records/read-plan.ts';
import type { Totals } from '../../core/records/totals.ts';
import { scalarToWire, type Form, type WireRecord } from '../../core/records/wire.ts';
import type { ReportSort } from '../../core/model/report.ts';
import type { Lead } from './own-branch.ts';
import { sortValue, totalsOf, type Totalled, type View } from './view.ts';

/** What is needed to read views. */
export interface ViewServices {
  readonly database: Database;
  readonly registry: Registry;
  readonly totals: Totals;
}

/**
 * How rows are read. `kept`: those of the last request are returned again if no row of the view's tables has changed
 * since. `few`: an index finds the rows, so they need not wait for slow reads. Default: as the view says.
 */
export type Speed = 'kept' | 'few';

/** Which rows of a view are requested. */
export interface ViewRequest {
  readonly sort: ReportSort;
  /** The group that comes first, whatever the order. */
  readonly lead?: Lead | null;
  readonly offset: number;
  readonly limit: number;
  /** Form of the rows. Default: wire format. */
  readonly form?: Form | undefined;
  readonly speed?: Speed | undefined;
}

/** How many rows or groups there are, and the totals by column: sums, and the latest of dates. */
export interface ViewTotals {
  readonly total: number;
  readonly totals: WireRecord;
}

export interface ViewPage extends ViewTotals {
  readonly rows: WireRecord[];
}

/** The error of a page beyond the end. */
export const beyondEnd = (total: number): UserError =>
  new UserError(416, 'beyond_end', `There are only ${total} rows.`, { details: { total } });

/**
 * A page of rows, with the number of all rows and their totals.
 * @throws UserError 416 for a page beyond the end
 */
export async function pageOfView(
  view: View,
  totalled: readonly Totalled[],
  request: ViewRequest,
  services: ViewServices,
): Promise<ViewPage> {
  const [rows, { total, totals }] = await Promise.all([
    readView(view, request, services),
    totalView(view, totalled, services),
  ]);
  if (!rows.length && request.offset > 0 && request.offset >= total) throw beyondEnd(total);
  return { rows, total, totals };
}

/** Rows of a view, sorted; rows that are equal are sorted by the columns that identify them. */
export async function readView(
  view: View,
  { sort, lead = null, offset, limit, form, speed }: ViewRequest,
  { database, registry, totals }: ViewServices,
): Promise<WireRecord[]> {
  const joins = new Joins();
  const { definition, from, where, reads = 'many' } = view;
  const plan = new ReadPlan(definition, registry, view.read, joins, form);
  const order = orderOf(view, sort, lead, registry, joins);
  const statement = sql`select ${plan.select} from ${from} t ${joins.clauses} where ${where} ${order} ${sql.limit(limit, offset)}`;
  const read = {
    kept: () => totals.rows(view.tables, statement, reads),
    few: () => database.rows(statement),
    many: () => database.manyRows(statement),
  }[speed ?? reads];
  const rows = await read();
  return rows.map((row) => plan.decode(row));
}

/** The number of rows of a view and the totals of its columns. They are kept until one of its tables changes. */
export async function totalView(
  view: View,
  totalled: readonly Totalled[],
  { registry, totals }: ViewServices,
): Promise<ViewTotals> {
  const { statement, columns } = totalsOf(view, registry, totalled);
  const [total, ...values] = await totals.row(view.tables, statement, view.reads);
  const sums = columns.map(({ name, field }, i) => [name, scalarToWire(field, values[i])]);
  return { total: Number(total), totals: Object.fromEntries(sums) };
}

function orderOf(
  { definition, unique }: View,
  { column, order }: ReportSort,
  lead: Lead | null,
  registry: Registry,
  joins: Joins,
): Sql {
  const direction = emptyLast(order);
  const first = lead ? [sql`case when ${keyOf(definition, lead.name)} = ${lead.key} then 0 else 1 end`] : [];
  const values = [
    sortValue(definition, registry, column, joins),
    ...unique.filter((name) => name !== column).map((name) => keyOf(definition, name)),
  ];
  return sql`order by ${sql.join([...first, ...values.map((value) => sql`${value} ${direction}`)])}`;
}

const keyOf = (definition: EntityDefinition, name: string): Sql => sql`t.${sql.id(fieldOf(definition, name)!.column!)}`;
