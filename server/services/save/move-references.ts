import { isConstraint } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import {
  columnOf,
  type AnyRecord,
  type EntityDefinition,
  type FieldDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';
import type { Services } from './services.ts';

/** Rows of one table that referred to a record. */
export interface Moved {
  /** Name of the entity whose rows referred to the record. */
  readonly entity: string;
  readonly field: string;
  /** Keys of the rows; for a reference to many, keys of the rows that have the reference. */
  readonly ids: readonly number[];
}

/** The record that is referred to, and the one that shall be instead. */
interface Move {
  readonly from: number;
  readonly to: Reference;
}

/**
 * Makes everything that refers to one record refer to another. Call inside a transaction.
 * @throws UserError 422 if both records have something of which there may be only one
 */
export async function moveReferences(
  definition: EntityDefinition,
  from: number,
  to: number,
  author: Author,
  services: Services,
): Promise<Moved[]> {
  const target = await targetOf(definition, to, services);
  const moved: Moved[] = [];
  for (const referrer of services.registry.referrers(definition.name)) {
    const ids = await moveReference(referrer, { from, to: target }, [], author, services);
    if (ids.length) moved.push({ entity: referrer.definition.name, field: referrer.field.name, ids });
  }
  return moved;
}

/** Moves references back, except those that have been changed since. Returns the number of records it changed. */
export async function moveBack(
  definition: EntityDefinition,
  moved: readonly Moved[],
  from: number,
  to: number,
  author: Author,
  services: Services,
): Promise<number> {
  const target = await targetOf(definition, to, services);
  let count = 0;
  for (const { entity, field: name, ids } of moved) {
    const referrer = services.registry.definition(entity);
    const field = referrer.fields.find((one) => one.name === name)!;
    const key = keyColumn(referrer, field);
    for (let at = 0; at < ids.length; at += 1000) {
      const among = [sql`t.${sql.id(key)} in ${sql.list(ids.slice(at, at + 1000))}`];
      const move = { from, to: target };
      count += (await moveReference({ definition: referrer, field }, move, among, author, services)).length;
    }
  }
  return count;
}

export const targetOf = async (definition: EntityDefinition, id: number, { records }: Services): Promise<Reference> =>
  (await records.references(definition, [id])).get(id)!;

/**
 * Makes records that refer to one record refer to another, with what the product takes from the record referred to. A
 * record never comes to refer to itself. Call inside a transaction.
 * @param among conditions on the rows, whose table is `t`; none for all
 * @returns keys of the records that were changed
 */
export async function moveReference(
  { definition, field }: { readonly definition: EntityDefinition; readonly field: FieldDefinition },
  { from, to }: Move,
  among: readonly Sql[],
  author: Author,
  services: Services,
): Promise<number[]> {
  const { database, bulk } = services;
  const [table, column] = field.joinTable ? [field.joinTable, 'item_id'] : [definition.table, field.column!];
  const key = sql.id(keyColumn(definition, field));
  const refer = sql.and([sql`t.${sql.id(column)} = ${from}`, ...among]);
  const rows = await database.locked(sql`select t.${key} from ${sql.id(table)} t where ${refer} order by t.${key}`);
  const { name } = field;
  const taken = await takenFrom(definition, field, to, services);
  const isMoved = ({ key: known }: Reference) => known === from;
  return bulk
    .change(
      definition,
      rows.map(([id]) => id as number),
      (record) => {
        const now = record[name] as Reference | readonly Reference[] | null;
        // Read again now that the row is locked, because another process may have changed it.
        if (![now ?? []].flat().some(isMoved)) return null;
        if (definition.name === field.to && record[definition.key] === to.key) return null;
        return {
          ...taken,
          [name]: Array.isArray(now) ? now.map((one: Reference) => (isMoved(one) ? to : one)) : to,
        };
      },
      author,
    )
    .catch((error: unknown) => {
      if (!isConstraint(error)) throw error;
      throw new UserError(
        422,
        'in_use',
        `Both have the same ${definition.plural.toLowerCase()}, which cannot exist twice.`,
      );
    });
}

const keyColumn = (definition: EntityDefinition, field: FieldDefinition): string =>
  field.joinTable ? 'owner_id' : columnOf(definition, definition.key);

/** Values of the read-only fields that are derived from a reference: the supervisor of an activity's user. */
async function takenFrom(
  definition: EntityDefinition,
  { name, to: entity }: FieldDefinition,
  { key }: Reference,
  { records, registry }: Services,
): Promise<AnyRecord> {
  const taken = definition.fields.flatMap(({ name: own, readOnly, derived = [] }) =>
    derived.flatMap(({ from, take }) => (readOnly && take && from[0] === name ? [[own, take] as const] : [])),
  );
  const record = taken.length ? await records.one(registry.definition(entity!), key) : null;
  return Object.fromEntries(taken.map(([own, take]) => [own, record?.[take] ?? null]));
}
