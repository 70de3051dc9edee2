import type { SessionUser } from '../access/session-user.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Records, WireRecord } from '../../core/records/records.ts';

/**
 * References that a new record gets where none was given: a row with a code, the user who saves it, or a reference of
 * that user. The system is no user, so it gets only rows.
 */
export async function defaultReferences(
  definition: EntityDefinition,
  given: Readonly<WireRecord>,
  user: SessionUser,
  records: Records,
): Promise<WireRecord> {
  const values: WireRecord = {};
  for (const { name, to, defaultReference: from } of definition.fields) {
    if (!from || (given[name] ?? null) !== null) continue;
    if ('row' in from) values[name] = await reference(records, to!, from.row);
    else if (user.isSystem) continue;
    else if (from.user === null) values[name] = await reference(records, to!, user.id);
    else values[name] = (await records.find('user', { id: user.id }))[0]?.[from.user] ?? null;
  }
  return values;
}

const reference = async (records: Records, to: string, id: number): Promise<WireRecord | null> =>
  (await records.references(to, [id])).get(id) ?? null;
