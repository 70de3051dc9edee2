import { narrowest, scopeConditions } from '../../../services/access/scope.ts';
import type { SessionUser } from '../../../services/access/session-user.ts';
import { readSearch } from '../../../services/reports/where.ts';
import type { ReadServices } from '../../../services/read-services.ts';
import { sql, type Sql } from '../../../core/db/sql.ts';
import { columnOf, fieldOf, type EntityDefinition, type FieldDefinition } from '../../../core/model/definition.ts';
import type { Registry } from '../../../core/model/registry.ts';
import { compileCondition, type Condition } from '../../../core/records/conditions.ts';

/** Who may see all figures: with level 5, those of the own branch (AMB-102). */
export const seeAll = { permission: 'Report-AllSalesStats' } as const;

/**
 * A kind of figures, with the field that has the amount. One index of its table begins with the year and has the
 * amounts.
 */
export interface Source {
  readonly definition: EntityDefinition;
  readonly amount: string;
}

/** Both kinds, and their tables. */
export function sourcesIn(registry: Registry) {
  const actual: Source = { definition: registry.definition('actualSales'), amount: 'salesValue' };
  const forecast: Source = { definition: registry.definition('salesForecast'), amount: 'forecastValue' };
  return { actual, forecast, tables: [actual.definition.table, forecast.definition.table] };
}

/** The fields that both kinds have, and the names of their columns in what is selected from both. */
const columnNames = {
  sYear: 'year',
  branch: 'branch',
  custCode: 'account',
  sMonth: 'month',
  customer: 'customer',
} as const;
export type Shared = keyof typeof columnNames;

/** The fields that identify a month of an account, in the order of an index of each table. */
export const identity = ['sYear', 'branch', 'custCode', 'sMonth'] as const satisfies readonly Shared[];

export const columnFor = (name: Shared): Sql => sql.id(columnNames[name]);

/** A shared field, as a column of what is selected from both. */
export const sharedField = (name: Shared, registry: Registry): FieldDefinition => ({
  ...fieldOf(registry.definition('actualSales'), name)!,
  column: columnNames[name],
});

export const moneyField = (name: string, title: string, column: string): FieldDefinition => ({
  name,
  title,
  type: 'number',
  format: 'money',
  column,
});

/** A field as a column of an exported table. */
export const asColumn = ({ name, title, format }: FieldDefinition) => ({ name, title, ...(format && { format }) });

/** The column of a field in the table of a kind. */
export const columnIn = ({ definition }: Source, name: string, alias = 't'): Sql =>
  sql`${sql.raw(alias)}.${sql.id(columnOf(definition, name))}`;

export const tableOf = ({ definition }: Source): Sql => sql.id(definition.table);

/** Which figures to read. Null means no limit. */
export interface SalesFilter {
  readonly year: number | null;
  /** The last month. */
  readonly to: number | null;
  readonly month: number | null;
  /** Key of a branch. */
  readonly branch: number | null;
  readonly account: string | null;
  /** Words of account numbers and names of customers. */
  readonly search: string | null;
}

/** The condition for the figures of a kind that a person may see. The rows are `t`. */
export function scopeOf({ definition }: Source, user: SessionUser, { registry }: ReadServices): Sql {
  const rule = narrowest([seeAll, definition.access.read], user);
  return compile(definition, scopeConditions(definition, rule, user, registry));
}

/** The condition for the figures of a kind that a person may see and that pass a filter. The rows are `t`. */
export function whereOf(source: Source, filter: SalesFilter, user: SessionUser, services: ReadServices): Sql {
  const { year, to, month, branch, account, search } = filter;
  const { registry, clock } = services;
  const conditions: Condition[] = [
    ...is('sYear', year),
    ...is('branch', branch),
    ...is('custCode', account),
    ...is('sMonth', month),
    ...(to === null || to === 12 ? [] : [{ field: 'sMonth', operator: '<=' as const, value: to }]),
    ...(search === null
      ? []
      : readSearch(source.definition, searchedIn(registry), search, { registry, ...clock.calendar() })),
  ];
  return sql.and([scopeOf(source, user, services), compile(source.definition, conditions)]);
}

const is = (field: Shared, value: unknown): Condition[] => (value === null ? [] : [{ field, operator: '=', value }]);

const searchedIn = (registry: Registry) => ({
  columns: [['custCode'], ['customer', registry.definition('customer').display]].map((path) => ({
    name: path.join('.'),
    title: '',
    path,
  })),
  group: [],
});

const compile = (definition: EntityDefinition, conditions: readonly Condition[]): Sql =>
  sql.and(conditions.map((condition) => compileCondition(definition, condition)));
