import { sql, type Sql } from '../db/sql.ts';
import { columnOf, fieldOf, type EntityDefinition } from '../model/definition.ts';
import type { Condition } from './conditions.ts';

/**
 * The number of records, and the sum of an amount, for each combination of the references in `x-tally`. A write only
 * adds rows, so that concurrent writes never wait for each other; a count adds the rows together. On SQLite, counting a
 * million enquiries takes 120 ms, reading their tally 0.1 ms.
 */
export interface Tally {
  /**
   * Identifies the rows of this tally. It contains the columns, so that the records are counted again after a change of
   * `x-tally`.
   */
  readonly name: string;
  /** Columns of the record, in the order of `group1`, `group2` … */
  readonly by: readonly Sql[];
  readonly sum: Sql;
}

/** The tally of an entity; null if it has none. */
export function tallyOf(definition: EntityDefinition): Tally | null {
  const { tally, table } = definition;
  if (!tally) return null;
  const [by, sum] = [tally.by.map((name) => columnOf(definition, name)), columnOf(definition, tally.sum)];
  return { name: `${table}: ${by.join(', ')}; ${sum}`, by: by.map((column) => sql.id(column)), sum: sql.id(sum) };
}

/** Columns of the table of tallies for the first groups. */
export const groupColumns = (count: number): Sql[] => Array.from({ length: count }, (_, i) => sql.id(`group${i + 1}`));

/**
 * Selects key, number and sum of the records by a reference, from the tally.
 * @returns null if the tally does not have this count, or not under these conditions
 */
export function tallied(
  definition: EntityDefinition,
  where: readonly Condition[],
  by: string,
  sum: string,
): Sql | null {
  const tally = tallyOf(definition);
  const group = (name: string) => sql.id(`group${definition.tally!.by.indexOf(name) + 1}`);
  const isKey = (condition: Condition) =>
    'operator' in condition && condition.operator === '=' && Number.isInteger(condition.value);
  const names = where.map((condition) => ('field' in condition ? fieldOf(definition, condition.field)?.name : null));
  const isKept = [by, ...names].every((name) => definition.tally?.by.includes(name ?? ''));
  if (!tally || definition.tally!.sum !== sum || !isKept || !where.every(isKey)) return null;
  const conditions = where.map((condition, i) => sql`${group(names[i]!)} = ${(condition as { value: number }).value}`);
  return sql`select ${group(by)}, sum(records), sum(amount) from record_tally
    where ${sql.and([sql`tally = ${tally.name}`, ...conditions])} group by 1 having sum(records) > 0`;
}
