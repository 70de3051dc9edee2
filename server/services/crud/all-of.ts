import { isKey } from '../../core/records/request.ts';
import { badRequest, UserError } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { ListRequest } from '../../core/records/request.ts';
import { lockRecords } from '../save/lock.ts';
import type { SaveServices } from '../save/services.ts';

/** Maximum records that one action changes: they are written in one transaction, for which other saves wait. */
export const mostAtOnce = 5000;

/** All records of a filter, in either dialect of lists. */
export interface AllOf {
  /** How many records the person has confirmed. */
  readonly count: number;
  /** Values by field, and words to search for as `q`. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Key of a saved filter; 0 for none. */
  readonly savedFilter: number;
  /** First and last day of the list's date. */
  readonly from: string | null;
  readonly to: string | null;
}

/** @throws UserError 400 */
export function readAllOf(all: Readonly<Record<string, unknown>>): AllOf {
  const { count, filter = {}, savedFilter = 0, from = null, to = null, ...unknown } = all;
  const isObject = typeof filter === 'object' && filter !== null && !Array.isArray(filter);
  const { q = '' } = (isObject ? filter : {}) as Readonly<Record<string, unknown>>;
  const areNumbers = Number.isInteger(count) && (savedFilter === 0 || isKey(savedFilter));
  const areDays = [from, to].every((value) => value === null || typeof value === 'string');
  if (!isObject || typeof q !== 'string' || !areNumbers || !areDays || Object.keys(unknown).length)
    throw badRequest('all must be { count, filter, savedFilter, from, to }.');
  return { count, filter, savedFilter, from, to } as AllOf;
}

/**
 * Finds and locks the records of a filter. Call in the transaction that acts on them.
 * @throws UserError 422 if they are too many; 409 if they are not as many as the person has confirmed
 */
export async function lockAllOf(
  definition: EntityDefinition,
  request: ListRequest,
  count: number,
  { records, database }: Pick<SaveServices, 'records' | 'database'>,
): Promise<readonly number[]> {
  const found = await keysOf(definition, request, mostAtOnce, records);
  if (found.length) await lockRecords(database, definition, found);
  // Before they were locked, someone else may have changed some of them.
  const ids = await keysOf(definition, request, mostAtOnce, records);
  if (ids.length !== count || ids.join() !== found.join()) throw otherCount(definition, ids.length, count);
  return ids;
}

/**
 * Finds the records of a filter.
 * @throws UserError 422 if they are more than `most`
 */
export async function keysOf(
  definition: EntityDefinition,
  request: ListRequest,
  most: number,
  records: SaveServices['records'],
): Promise<readonly number[]> {
  const ids = await records.keys(definition, request, most + 1);
  if (ids.length > most)
    throw new UserError(
      422,
      'too_many',
      `This filter finds more than ${inWords(most)} ${definition.plural.toLowerCase()}, which is the most for one action. Please narrow it.`,
    );
  return ids;
}

/** The answer if a filter finds another number of records than the person has confirmed. */
export const otherCount = ({ plural }: EntityDefinition, now: number, confirmed: number): UserError =>
  new UserError(
    409,
    'other_count',
    `This filter now finds ${inWords(now)} ${plural.toLowerCase()}, not ${inWords(confirmed)}.`,
    { details: { count: now } },
  );

const inWords = (number: number) => number.toLocaleString('en-GB');
