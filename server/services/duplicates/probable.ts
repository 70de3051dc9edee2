import type { Database } from '../../core/db/database.ts';
import { insertMany, type BulkColumn, type SharedColumn } from '../../core/db/insert-many.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { lowered } from '../../core/records/conditions.ts';
import type { Reason } from './answer.ts';

/** Two records that look alike: the lower key comes first. */
export interface ProbablePair {
  readonly low: number;
  readonly high: number;
  /** Similarity in hundredths of a per cent. */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** Whether probable duplicates of an entity are looked for: only those that people can merge are of use to them. */
export const hasProbable = ({ duplicates, merges }: EntityDefinition): boolean => Boolean(duplicates && merges);

const integer = (name: string): BulkColumn => ({ name, type: 'integer' });
const entityColumn = (value: string): SharedColumn => ({ name: 'entity', type: 'text', value });

/** The rows of an entity, as the indexes of pairs have its name. */
export const rowsOf = (entity: string, alias?: string): Sql =>
  sql`lower(${alias ? sql`${sql.raw(alias)}.` : sql.empty}entity) = ${lowered(entity)}`;

/** Has records compared with those like them, in the background. Call inside a transaction. */
export async function addDue(database: Database, definition: EntityDefinition, ids: readonly number[]): Promise<void> {
  if (!hasProbable(definition)) return;
  const rows = ids.map((id) => [id]);
  await insertMany(database, 'due_comparison', [integer('record_id')], rows, [entityColumn(definition.name)]);
}

/** Forgets the pairs of a record that has changed or is gone. */
export async function forgetPairs(database: Database, definition: EntityDefinition, id: number): Promise<void> {
  if (!hasProbable(definition)) return;
  const { name } = definition;
  await database.rows(sql`delete from probable_duplicate where ${rowsOf(name)} and low_id = ${id}`);
  // The index of the second record has no entity.
  await database.rows(sql`delete from probable_duplicate where high_id = ${id} and entity = ${name}`);
}

const pairColumns: readonly BulkColumn[] = [
  ...['low_id', 'high_id', 'score'].map(integer),
  { name: 'reasons', type: 'text' },
];

/**
 * Stores pairs, but not those that a person has marked as different since they were compared. Call inside a transaction.
 */
export async function addPairs(database: Database, entity: string, pairs: readonly ProbablePair[]): Promise<void> {
  if (!pairs.length) return;
  const rows = pairs.map(({ low, high, score, reasons }) => [low, high, score, JSON.stringify(reasons)]);
  await insertMany(
    database,
    'probable_duplicate',
    pairColumns,
    rows,
    [entityColumn(entity)],
    sql`on conflict do nothing`,
  );
  const lows = [...new Set(pairs.map(({ low }) => low))];
  await database.rows(sql`delete from probable_duplicate where ${rowsOf(entity)} and low_id in ${sql.list(lows)}
    and exists (select 1 from distinct_pair d where ${rowsOf(entity, 'd')}
      and d.low_id = probable_duplicate.low_id and d.high_id = probable_duplicate.high_id)`);
}
