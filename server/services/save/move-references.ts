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
import { lockRolledUp, rollUp } from './roll-ups.ts';
import type { Services } from './services.ts';

/** Rows of one table that referred to a record. */
export interface Moved {
  /** Name of the entity whose rows referred to the record. */
  readonly entity: string;
  readonly field: string;
  /** Keys of the rows; for a reference to many, keys of the rows that have the reference. */
  readonly ids: readonly number[];
  /** Of a reference to many: keys of the rows that referred to both records. */
  readonly both?: readonly number[];
}

/** The record that is referred to, and the one to refer to instead. */
interface Move {
  readonly from: number;
  readonly to: Reference;
  /** Rows that keep the first reference beside the second. */
  readonly beside?: readonly number[] | undefined;
  /** Refuses a changed record by throwing. */
  readonly check?: CheckMoved | undefined;
}

export type CheckMoved = (
  definition: EntityDefinition,
  before: Readonly<AnyRecord>,
  after: Readonly<AnyRecord>,
) => void;

/**
 * Makes everything that refers to one record refer to another. Call inside a transaction.
 * @throws UserError 422 if both records have something that must be unique
 */
export async function moveReferences(
  definition: EntityDefinition,
  from: number,
  to: number,
  author: Author,
  services: Services,
  check?: CheckMoved,
): Promise<Moved[]> {
  const target = await targetOf(definition, to, services);
  const moved: Moved[] = [];
  for (const referrer of services.registry.referrers(definition.name)) {
    const { ids, both } = await moveReference(referrer, { from, to: target, check }, [], author, services);
    const [entity, field] = [referrer.definition.name, referrer.field.name];
    if (ids.length) moved.push({ entity, field, ids, ...(both.length && { both }) });
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
  for (const { entity, field: name, ids, both: beside } of moved) {
    const referrer = services.registry.definition(entity);
    const field = referrer.fields.find((one) => one.name === name)!;
    const key = keyColumn(referrer, field);
    for (let at = 0; at < ids.length; at += 1000) {
      const among = [sql`t.${sql.id(key)} in ${sql.list(ids.slice(at, at + 1000))}`];
      const back = { from, to: target, beside };
      count += (await moveReference({ definition: referrer, field }, back, among, author, services)).ids.length;
    }
  }
  return count;
}

export const targetOf = async (definition: EntityDefinition, id: number, { records }: Services): Promise<Reference> =>
  (await records.references(definition, [id])).get(id)!;

/**
 * Makes records that refer to one record refer to another, and updates the values taken from that record. A record
 * never comes to refer to itself. Call inside a transaction.
 * @param among conditions on the rows, whose table is `t`; none for all
 * @returns the keys of the records that were changed, and of a reference to many, of those that referred to both
 */
export async function moveReference(
  { definition, field }: { readonly definition: EntityDefinition; readonly field: FieldDefinition },
  { from, to, beside = [], check }: Move,
  among: readonly Sql[],
  author: Author,
  services: Services,
): Promise<Required<Pick<Moved, 'ids' | 'both'>>> {
  const { database, bulk } = services;
  const [table, column] = field.joinTable ? [field.joinTable, 'item_id'] : [definition.table, field.column!];
  const key = sql.id(keyColumn(definition, field));
  const refer = sql.and([sql`t.${sql.id(column)} = ${from}`, ...among]);
  const rows = await database.locked(sql`select t.${key} from ${sql.id(table)} t where ${refer} order by t.${key}`);
  const { name } = field;
  const taken = await takenFrom(definition, field, to, services);
  const stays = new Set(beside);
  const both: number[] = [];
  const rolledUp: { before: AnyRecord; after: AnyRecord }[] = [];
  const ids = await bulk
    .change(
      definition,
      rows.map(([id]) => id as number),
      (record) => {
        // Read again now that the row is locked, because another process may have changed it.
        const now = [(record[name] as Reference | readonly Reference[] | null) ?? []].flat();
        const id = record[definition.key] as number;
        if (!refersTo(now, from) || (definition.name === field.to && id === to.key)) return null;
        if (field.joinTable && refersTo(now, to.key)) both.push(id);
        const others = now.filter((one) => one.key !== to.key && (one.key !== from || stays.has(id)));
        const values = { ...taken, [name]: field.joinTable ? [...others, to] : to };
        const after = { ...record, ...values };
        check?.(definition, record, after);
        if (isRolledUp(definition, name, [from, to.key])) rolledUp.push({ before: record, after });
        return values;
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
  for (const change of rolledUp) {
    await lockRolledUp({ definition, ...change }, services);
    await rollUp({ definition, ...change }, services);
  }
  return { ids, both };
}

const refersTo = (references: readonly Reference[], id: number) => references.some(({ key }) => key === id);

/** Whether values of other records depend on which of these keys the field has. */
const isRolledUp = ({ rollUps }: EntityDefinition, name: string, keys: readonly number[]): boolean =>
  rollUps.some(
    ({ by, take, latest, unless = {} }) => [by, take, latest].includes(name) || keys.includes(unless[name] as number),
  );

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
