import type { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import {
  columnOf,
  type AnyRecord,
  type EntityDefinition,
  type FieldDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import type { Change } from './change.ts';

/**
 * Gives a new record its numbers. Concurrent saves wait, so that a transaction that is rolled back can return its
 * numbers. Call inside the transaction that saves the record.
 */
export async function giveNumbers(database: Database, { definition, after }: Change): Promise<void> {
  for (const field of sequences(definition)) {
    const within = withinOf(field, after);
    const next = sql`update number_sequence set last = last + 1 where ${isOf(field, within)} returning last`;
    let last = await database.value<number>(next);
    if (last === undefined) {
      await startSequence(database, definition, field, within);
      last = (await database.value<number>(next))!;
    }
    after[field.name] = written(field, last);
  }
}

/**
 * Makes sure that the numbers of a record about to be deleted are not used again. Call in the transaction that deletes
 * it.
 */
export async function keepNumbers(database: Database, definition: EntityDefinition, record: AnyRecord): Promise<void> {
  for (const field of sequences(definition)) await startSequence(database, definition, field, withinOf(field, record));
}

/**
 * The number that the next record would get.
 * @param within key of the record that has its own count; 0 if all records are counted together
 */
export async function nextNumber(
  database: Database,
  definition: EntityDefinition,
  name: string,
  within = 0,
): Promise<string | number> {
  const field = sequences(definition).find((one) => one.name === name)!;
  const last = await database.value<number>(sql`select last from number_sequence where ${isOf(field, within)}`);
  return written(field, (last ?? Number(await database.value(greatest(definition, field, within)))) + 1);
}

const sequences = ({ fields }: EntityDefinition) => fields.filter(({ sequence }) => sequence);

const withinOf = ({ sequence }: FieldDefinition, record: AnyRecord): number =>
  sequence!.within ? (record[sequence!.within] as Reference).key : 0;

const isOf = ({ sequence }: FieldDefinition, within: number): Sql =>
  sql`lower(name) = ${sequence!.name.toLowerCase()} and within_id = ${within}`;

/** Starts a new sequence after the greatest existing number. */
async function startSequence(
  database: Database,
  definition: EntityDefinition,
  field: FieldDefinition,
  within: number,
): Promise<void> {
  if ((await database.value(sql`select 1 from number_sequence where ${isOf(field, within)}`)) !== undefined) return;
  await database.rows(sql`insert into number_sequence (name, within_id, last)
    values (${field.sequence!.name}, ${within}, (${greatest(definition, field, within)}))
    on conflict (lower(name), within_id) do nothing`);
}

/** The sequences of an entity, each with a statement that selects the greatest numbers in use as `within_id`, `greatest`. */
export function greatestNumbers(definition: EntityDefinition): { readonly name: string; readonly greatest: Sql }[] {
  return sequences(definition).map((field) => {
    const { name, within } = field.sequence!;
    const by = within ? sql.id(columnOf(definition, within)) : sql`0`;
    const from = sql`from ${sql.id(definition.table)}`;
    const groups = within ? sql` group by ${by}` : sql.empty;
    return { name, greatest: sql`select ${by} as within_id, max(${numberIn(field)}) as greatest ${from}${groups}` };
  });
}

/** The number in the text of a field. */
const numberIn = ({ column, sequence }: FieldDefinition): Sql => {
  const start = sql.raw(String((sequence!.prefix ?? '').length + 1));
  return sql`cast(substr(cast(${sql.id(column!)} as text), ${start}) as integer)`;
};

/** The greatest number in use; 0 if there is none. */
function greatest(definition: EntityDefinition, field: FieldDefinition, within: number): Sql {
  const { within: reference } = field.sequence!;
  const number = numberIn(field);
  const among = reference ? sql`${sql.id(columnOf(definition, reference))} = ${within}` : sql`1 = 1`;
  return sql`select coalesce(max(${number}), 0) from ${sql.id(definition.table)} where ${among}`;
}

/** The number as stored: text such as `Q000001`, or 1. */
const written = ({ type, sequence }: FieldDefinition, number: number): string | number =>
  type === 'integer' ? number : `${sequence!.prefix ?? ''}${String(number).padStart(sequence!.width ?? 0, '0')}`;
