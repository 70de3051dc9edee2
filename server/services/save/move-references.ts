import { isConstraint } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { UserError } from '../../core/errors/errors.ts';
import { columnOf, type EntityDefinition, type FieldDefinition } from '../../core/model/definition.ts';
import type { Services } from './services.ts';

/** Rows of one table that referred to a record. */
export interface Moved {
  /** Entity that referred, and by which field. */
  readonly entity: string;
  readonly field: string;
  /** Keys of the rows; of a reference to many, keys of their owners. */
  readonly ids: readonly number[];
}

/**
 * Makes everything that refers to one record refer to another. Call inside a transaction.
 * @throws UserError 422 where both have something that only one may have
 */
export async function moveReferences(
  definition: EntityDefinition,
  from: number,
  to: number,
  services: Services,
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const referrer of services.registry.referrers(definition.name)) {
    const ids = await move(referrer, from, to, sql.empty, services);
    if (ids.length) moved.push({ entity: referrer.definition.name, field: referrer.field.name, ids });
  }
  return moved;
}

/** Moves back those of the rows that still refer where they were moved to. */
export async function moveBack(moved: readonly Moved[], from: number, to: number, services: Services): Promise<void> {
  for (const { entity, field: name, ids } of moved) {
    const definition = services.registry.definition(entity);
    const field = definition.fields.find((one) => one.name === name)!;
    const key = keyColumn(definition, field);
    for (let at = 0; at < ids.length; at += 1000) {
      const among = sql` and ${sql.id(key)} in ${sql.list(ids.slice(at, at + 1000))}`;
      await move({ definition, field }, from, to, among, services);
    }
  }
}

async function move(
  { definition, field }: { readonly definition: EntityDefinition; readonly field: FieldDefinition },
  from: number,
  to: number,
  among: Sql,
  { database, changes }: Services,
): Promise<number[]> {
  const [table, column] = field.joinTable ? [field.joinTable, 'item_id'] : [definition.table, field.column!];
  const versioned = !field.joinTable && definition.fields.some(({ stamp }) => stamp === 'version');
  const key = sql.id(keyColumn(definition, field));
  const those = sql`${sql.id(column)} = ${from}${among}`;
  await database.locked(sql`select 1 from ${sql.id(table)} where ${those} order by ${key}`);
  const rows = await database
    .rows(
      sql`update ${sql.id(table)} set ${sql.id(column)} = ${to}${versioned ? sql`, version = version + 1` : sql.empty}
        where ${those} returning ${key}`,
    )
    .catch((error: unknown) => {
      if (!isConstraint(error)) throw error;
      throw new UserError(
        422,
        'in_use',
        `Both have the same ${definition.plural.toLowerCase()}, which cannot exist twice.`,
      );
    });
  if (rows.length) database.afterCommit(() => changes.committed(definition.table));
  return rows.map(([id]) => id as number);
}

const keyColumn = (definition: EntityDefinition, field: FieldDefinition): string =>
  field.joinTable ? 'owner_id' : columnOf(definition, definition.key);
