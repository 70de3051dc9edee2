import { isConstraint } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { UserError } from '../http/errors.ts';
import type { EntityDefinition } from '../model/definition.ts';
import type { Services } from './save.ts';

/**
 * Makes everything that refers to one record refer to another. Call inside a transaction.
 * @returns how many rows were moved, by the plural of what they are
 * @throws UserError 422 where both have something that only one may have
 */
export async function moveReferences(
  definition: EntityDefinition,
  from: number,
  to: number,
  { database, registry, changes }: Services,
): Promise<Record<string, number>> {
  const moved: Record<string, number> = {};
  for (const { definition: referrer, field } of registry.referrers(definition.name)) {
    const [table, column] = field.joinTable ? [field.joinTable, 'item_id'] : [referrer.table, field.column!];
    const versioned = !field.joinTable && referrer.fields.some(({ stamp }) => stamp === 'version');
    const rows = await database
      .rows(
        sql`update ${sql.id(table)} set ${sql.id(column)} = ${to}${versioned ? sql`, version = version + 1` : sql.empty}
          where ${sql.id(column)} = ${from} returning 1`,
      )
      .catch((error: unknown) => {
        if (!isConstraint(error)) throw error;
        throw new UserError(422, 'in_use', `Both have ${referrer.plural.toLowerCase()} that only one may have.`);
      });
    if (!rows.length) continue;
    moved[referrer.plural] = (moved[referrer.plural] ?? 0) + rows.length;
    database.afterCommit(() => changes.committed(referrer.table));
  }
  return moved;
}
