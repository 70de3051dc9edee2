import { badRequest } from '../errors/errors.ts';
import { requireShallow } from '../nesting.ts';
import type { EntityDefinition } from '../model/definition.ts';
import { requireFewValues, storedField, type Condition } from './conditions.ts';
import { operandFromWire } from './wire.ts';

/** Which rows of a list are requested, in which order, in either dialect. */
export interface ListRequest {
  readonly where: readonly Condition[];
  readonly search: string | null;
  /** Whether to find instead what matches the search but for a slip of the pen. */
  readonly isNear?: true;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly offset: number;
  readonly limit: number;
}

/** Maximum rows of a response. */
export const mostRows = 1000;

/** Query of react-admin's dialect: `range=[0,24]&sort=["name","ASC"]&filter={"region":3,"q":"text"}`. */
export interface ListQuery {
  readonly range?: string;
  readonly sort?: string;
  readonly filter?: string;
}

/** @throws UserError 400 for anything but known fields and whole, small numbers. */
export function readListQuery(
  definition: EntityDefinition,
  query: ListQuery,
  where: readonly Condition[] = [],
): ListRequest {
  const { start, end } = readRange(query.range);
  const filter = readJson('filter', query.filter ?? '{}');
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter))
    throw badRequest('filter must be an object.');
  const { q, ...fields } = filter as Record<string, unknown>;
  if (q !== undefined && q !== null && typeof q !== 'string') throw badRequest('filter.q must be text.');
  const conditions = Object.entries(fields).map(([name, value]): Condition => {
    const field = name === 'id' ? definition.key : name;
    const stored = storedField(definition, field);
    if (!stored || !definition.filterable.includes(stored.name)) throw badRequest(`Unknown filter field "${name}".`);
    return { field, operator: Array.isArray(value) ? 'in' : '=', value: operandFromWire(stored, value) };
  });
  const all = [...where, ...conditions];
  requireFewValues(all);
  return {
    where: all,
    search: searchText((q as string | null | undefined) ?? ''),
    sort: query.sort === undefined ? defaultSort(definition) : readSort(definition, readJson('sort', query.sort)),
    offset: start,
    limit: end - start + 1,
  };
}

/**
 * Path parameters of the other dialect: page, rows, sort field, sort order and text.
 * @param standard the order if the caller gives none
 */
export function readFilterParams(
  definition: EntityDefinition,
  params: Readonly<Record<string, string>>,
  where: readonly Condition[],
  standard: ListRequest['sort'] | null,
): ListRequest {
  requireFewValues(where);
  const rows = wholeNumber('rows', params.rows, 1, mostRows);
  const page = wholeNumber('page', params.page, 1, 1_000_000);
  const sortField = wholeNumber('sortField', params.sortField ?? '0', 0, 1000);
  const sortOrder = wholeNumber('sortOrder', params.sortOrder ?? '0', -1, 1);
  const search = params.search ?? '*';
  const { field: usual, order: direction } = standard ?? defaultSort(definition);
  const field = sortField === 0 ? usual : definition.fields[sortField - 1]?.name;
  const order = sortOrder === 0 ? direction : sortOrder === 1 ? 'ASC' : 'DESC';
  return {
    where,
    search: search === '*' ? null : searchText(search),
    sort: readSort(definition, [field, order]),
    offset: (page - 1) * rows,
    limit: rows,
  };
}

/** The words of a search; null if there are none. A null character ends a word: PostgreSQL takes none. */
const searchText = (text: string): string | null => text.replaceAll('\0', ' ').trim() || null;

function readRange(text: string | undefined): { start: number; end: number } {
  if (text === undefined) return { start: 0, end: mostRows - 1 };
  const range = readJson('range', text);
  const [start, end] = Array.isArray(range) ? (range as unknown[]) : [];
  const whole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
  if (!whole(start) || !whole(end) || end < start || start > 1_000_000_000)
    throw badRequest('range must be [first, last].');
  if (end - start >= mostRows) throw badRequest(`range holds at most ${mostRows} rows.`);
  return { start, end };
}

function readSort(definition: EntityDefinition, sort: unknown): ListRequest['sort'] {
  const [name, order] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof name !== 'string') throw badRequest('sort must be [field, "ASC" or "DESC"].');
  const field = name === 'id' ? definition.key : name;
  if (!definition.sortable.includes(field)) throw badRequest(`Unknown sort field "${field}".`);
  if (order !== 'ASC' && order !== 'DESC') throw badRequest('The order of sort must be ASC or DESC.');
  return { field, order };
}

function readJson(name: string, text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest(`${name} is not JSON.`);
  }
  requireShallow(value, name);
  return value;
}

/** @throws UserError 400 unless the text is a whole number in the range. */
export function wholeNumber(name: string, text: string | undefined, least: number, most: number): number {
  const number = /^-?\d{1,10}$/.test(text ?? '') ? Number(text) : NaN;
  if (!(number >= least && number <= most)) throw badRequest(`${name} must be a number from ${least} to ${most}.`);
  return number;
}

/** The largest key of a record: PostgreSQL refuses to compare a key with more. */
const mostKey = 2147483647;

/** Whether a value of a body can be the key of a record. */
export const isKey = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= mostKey;

/**
 * Reads a key from whatever a caller sent.
 * @throws UserError 400 unless it is a whole number above 0 that the database can hold
 */
export function readId(value: unknown, name = 'id'): number {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return wholeNumber(name, text, 1, mostKey);
}

export const defaultSort = (definition: EntityDefinition): ListRequest['sort'] =>
  definition.lists[0]?.sort ?? { field: definition.display, order: 'ASC' };
