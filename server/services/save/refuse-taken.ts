import { sql } from '../../core/db/sql.ts';
import { invalid } from '../../core/errors/errors.ts';
import { columnOf, fieldOf, type EntityDefinition } from '../../core/model/definition.ts';
import { comparable, isFolded, lowered } from '../../core/records/conditions.ts';
import { toWire } from '../../core/records/wire.ts';
import type { Change } from './change.ts';
import { fillIn } from './fill-in.ts';
import type { SaveServices } from './services.ts';
import { encodeValue } from './write.ts';

/**
 * @param id key of the record; null for a new one
 * @throws UserError 422 if another record, or a deleted one, has the same values in fields that are unique together
 *   (x-unique)
 */
export async function refuseTaken(
  change: Change,
  id: number | null,
  { database, registry, trash }: SaveServices,
): Promise<void> {
  const { definition, after } = change;
  for (const { fields, message } of definition.unique) {
    if (!fields.some((name) => change.changed(name)) || fields.some((name) => after[name] === null)) continue;
    const conditions = fields.map((name) => {
      const field = fieldOf(definition, name)!;
      const value = encodeValue(field, after[name]);
      return sql`${comparable(field)} = ${isFolded(field) ? lowered(String(value)) : value}`;
    });
    const key = sql.id(columnOf(definition, definition.key));
    const taken = sql`exists (select 1 from ${sql.id(definition.table)} t where ${sql.and(conditions)} and t.${key} <> ${id ?? 0})`;
    const claimed = trash.isClaimed(definition, fields, after);
    const by = await database.value(sql`select case when ${taken} then 'record' when ${claimed} then 'trash' end`);
    if (!by) continue;
    const said = fillIn(message, toWire(registry, definition, after));
    throw invalid({ [fields[0]!]: by === 'record' ? said : `${said.replace(/\.$/, '')}. ${heldBy(definition)}` });
  }
}

const heldBy = ({ title }: EntityDefinition): string =>
  `A deleted ${title.toLowerCase()} still has it: restore that one from Deleted, or ask an Admin to delete it for good.`;
