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
import type { SaveServices } from './services.ts';

type Needed = Pick<SaveServices, 'bulk' | 'database' | 'records' | 'registry'>;

/** Records of one entity that referred to a record. */
export interface Moved {
  readonly entity: string;
  readonly field: string;
  /** Keys of the records that have the reference. */
  readonly ids: readonly number[];
}

/** The record that is referred to, and the one to refer to instead. */
interface Move {
  readonly from: number;
  readonly to: Reference;
  /** Refuses a changed record by throwing. */
  readonly check?: CheckMoved | undefined;
}

export type CheckMoved = (
  definition: EntityDefinition,
  before: Readonly<AnyRecord>,
  after: Readonly<AnyRecord>,
) => void;

interface MoveOptions {
  readonly check?: CheckMoved;
  /** Conditions for the rows `t` of an entity that are moved; null if none of them are. Default: all are. */
  readonly among?: (definition: EntityDefinition) => readonly Sql[] | null;
}

/**
 * Makes what refers to one record refer to another. Call inside a transaction.
 * @throws UserError 422 if both records have something that must be unique
 */
export async function moveReferences(
  definition: EntityDefinition,
  from: number,
  to: number,
  author: Author,
  services: Needed,
  { check, among = () => [] }: MoveOptions = {},
): Promise<Moved[]> {
  const target = await targetOf(definition, to, services);
  const moved: Moved[] = [];
  for (const referrer of services.registry.referrers(definition.name)) {
    const which = among(referrer.definition);
    if (!which) continue;
    const ids = await moveReference(referrer, { from, to: target, check }, which, author, services);
    if (ids.length) moved.push({ entity: referrer.definition.name, field: referrer.field.name, ids });
  }
  return moved;
}

/** Number of records that were moved. */
export const countMoved = (moved: readonly Moved[]): number => moved.reduce((sum, { ids }) => sum + ids.length, 0);

export const targetOf = async (definition: EntityDefinition, id: number, { records }: Needed): Promise<Reference> =>
  (await records.references(definition, [id])).get(id)!;

/**
 * Makes records that refer to one record refer to another, and updates the values taken from that record. A record
 * never comes to refer to itself. Call inside a transaction.
 * @param among conditions on the rows, whose table is `t`; none for all
 * @returns the keys of the records that were changed
 */
export async function moveReference(
  { definition, field }: { readonly definition: EntityDefinition; readonly field: FieldDefinition },
  { from, to, check }: Move,
  among: readonly Sql[],
  author: Author,
  services: Needed,
): Promise<number[]> {
  const { database, bulk } = services;
  const [table, column] = field.joinTable ? [field.joinTable, 'item_id'] : [definition.table, field.column!];
  const key = sql.id(keyColumn(definition, field));
  const refer = sql.and([sql`t.${sql.id(column)} = ${from}`, ...among]);
  const rows = await database.locked(sql`select t.${key} from ${sql.id(table)} t where ${refer} order by t.${key}`);
  const { name } = field;
  const taken = await takenFrom(definition, field, to, services);
  const ids = await bulk
    .change(
      definition,
      rows.map(([id]) => id as number),
      (record) => {
        // Read again now that the row is locked, because another process may have changed it.
        const now = [(record[name] as Reference | readonly Reference[] | null) ?? []].flat();
        const id = record[definition.key] as number;
        if (!refersTo(now, from) || (definition.name === field.to && id === to.key)) return null;
        const others = now.filter((one) => one.key !== to.key && one.key !== from);
        const values = { ...taken, [name]: field.joinTable ? [...others, to] : to };
        check?.(definition, record, { ...record, ...values });
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
  return ids;
}

const refersTo = (references: readonly Reference[], id: number) => references.some(({ key }) => key === id);

const keyColumn = (definition: EntityDefinition, field: FieldDefinition): string =>
  field.joinTable ? 'owner_id' : columnOf(definition, definition.key);

/** Values of the read-only fields that are derived from a reference: the supervisor of an activity's user. */
async function takenFrom(
  definition: EntityDefinition,
  { name, to: entity }: FieldDefinition,
  { key }: Reference,
  { records, registry }: Needed,
): Promise<AnyRecord> {
  const taken = definition.fields.flatMap(({ name: own, readOnly, derived = [] }) =>
    derived.flatMap(({ from, take }) => (readOnly && take && from[0] === name ? [[own, take] as const] : [])),
  );
  const record = taken.length ? await records.one(registry.definition(entity!), key) : null;
  return Object.fromEntries(taken.map(([own, take]) => [own, record?.[take] ?? null]));
}
