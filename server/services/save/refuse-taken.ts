import { sql } from '../../core/db/sql.ts';
import { invalid } from '../../core/errors/errors.ts';
import { columnOf, fieldOf } from '../../core/model/definition.ts';
import { comparable, isFolded, lowered } from '../../core/records/conditions.ts';
import { toWire } from '../../core/records/wire.ts';
import type { Change } from './change.ts';
import { fillIn } from './fill-in.ts';
import type { Services } from './services.ts';
import { encodeValue } from './write.ts';

/**
 * @param id key of the record; null for a new one
 * @throws UserError 422 if another record has the same values in fields that are unique together (x-unique)
 */
export async function refuseTaken(change: Change, id: number | null, { database, registry }: Services): Promise<void> {
  const { definition, after } = change;
  for (const { fields, message } of definition.unique) {
    if (!fields.some((name) => change.changed(name)) || fields.some((name) => after[name] === null)) continue;
    const conditions = fields.map((name) => {
      const field = fieldOf(definition, name)!;
      const value = encodeValue(field, after[name]);
      return sql`${comparable(field)} = ${isFolded(field) ? lowered(String(value)) : value}`;
    });
    const key = sql.id(columnOf(definition, definition.key));
    const statement = sql`select 1 from ${sql.id(definition.table)} t where ${sql.and(conditions)} and t.${key} <> ${id ?? 0} limit 1`;
    if (await database.value(statement))
      throw invalid({ [fields[0]!]: fillIn(message, toWire(registry, definition, after)) });
  }
}
