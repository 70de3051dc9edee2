import { sql, type Sql } from '../db/sql.ts';
import { columnOf, type EntityDefinition } from '../model/definition.ts';
import { compileCondition, storedField, type Condition } from './conditions.ts';

/**
 * The number of records, and the sum of an amount, for each combination of the references in `x-tally`. A write only
 * adds rows, so that concurrent writes never wait for each other; a count sums the rows. On SQLite, counting a million
 * enquiries takes 50 to 110 ms, those of one branch by status 300 ms, and reading their tally 0.4 and 0.1 ms (2 cores,
 * Node 20, 2026-11-27).
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
 * The tally as a table: the columns of its references, the number of `records` and the `amount`.
 * @param fields names of all fields that a query groups by
 * @param where all its conditions
 * @returns null if the tally does not have all of these fields
 */
export function tallyTable(
  definition: EntityDefinition,
  fields: readonly string[],
  where: readonly Condition[],
): Sql | null {
  const tally = tallyOf(definition);
  const isKept = (name: string) => definition.tally?.by.includes(storedField(definition, name)?.name ?? '');
  if (!tally || ![...fields, ...where.flatMap(fieldsOf)].every(isKept)) return null;
  const groups = groupColumns(tally.by.length).map((group, i) => sql`${group} as ${tally.by[i]!}`);
  return sql`(select ${sql.join(groups)}, records, amount from record_tally where tally = ${tally.name})`;
}

function fieldsOf(condition: Condition): string[] {
  if ('gate' in condition) return condition.conditions.flatMap(fieldsOf);
  return 'not' in condition ? fieldsOf(condition.not) : [condition.field];
}

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
  const table = definition.tally?.sum === sum ? tallyTable(definition, [by], where) : null;
  if (!table) return null;
  const conditions = where.map((condition) => compileCondition(definition, condition));
  return sql`select t.${sql.id(columnOf(definition, by))}, sum(t.records), sum(t.amount) from ${table} t
    where ${sql.and(conditions)} group by 1 having sum(t.records) > 0`;
}
