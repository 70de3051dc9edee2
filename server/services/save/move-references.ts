import { isConstraint } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { columnOf, type EntityDefinition, type FieldDefinition, type Reference } from '../../core/model/definition.ts';
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
    const ids = await move(referrer, { from, to: target }, sql.empty, author, services);
    if (ids.length) moved.push({ entity: referrer.definition.name, field: referrer.field.name, ids });
  }
  return moved;
}

/** Moves references back, except those that have been changed since. */
export async function moveBack(
  definition: EntityDefinition,
  moved: readonly Moved[],
  from: number,
  to: number,
  author: Author,
  services: Services,
): Promise<void> {
  const target = await targetOf(definition, to, services);
  for (const { entity, field: name, ids } of moved) {
    const referrer = services.registry.definition(entity);
    const field = referrer.fields.find((one) => one.name === name)!;
    const key = keyColumn(referrer, field);
    for (let at = 0; at < ids.length; at += 1000) {
      const among = sql` and ${sql.id(key)} in ${sql.list(ids.slice(at, at + 1000))}`;
      await move({ definition: referrer, field }, { from, to: target }, among, author, services);
    }
  }
}

const targetOf = async (definition: EntityDefinition, id: number, { records }: Services): Promise<Reference> =>
  (await records.references(definition, [id])).get(id)!;

async function move(
  { definition, field }: { readonly definition: EntityDefinition; readonly field: FieldDefinition },
  { from, to }: Move,
  among: Sql,
  author: Author,
  { database, bulk }: Services,
): Promise<number[]> {
  const [table, column] = field.joinTable ? [field.joinTable, 'item_id'] : [definition.table, field.column!];
  const key = sql.id(keyColumn(definition, field));
  const rows = await database.rows(
    sql`select ${key} from ${sql.id(table)} where ${sql.id(column)} = ${from}${among} order by ${key}`,
  );
  const { name } = field;
  const isMoved = ({ key: known }: Reference) => known === from;
  return bulk
    .change(
      definition,
      rows.map(([id]) => id as number),
      (record) => {
        const now = record[name] as Reference | readonly Reference[] | null;
        // Read again now that the row is locked, because another process may have changed it.
        if (![now ?? []].flat().some(isMoved)) return null;
        return { [name]: Array.isArray(now) ? now.map((one: Reference) => (isMoved(one) ? to : one)) : to };
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
