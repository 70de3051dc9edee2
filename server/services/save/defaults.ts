import type { SessionUser } from '../access/session-user.ts';
import type { AnyRecord, EntityDefinition, Reference } from '../../core/model/definition.ts';
import type { Reading } from '../../core/records/records.ts';

/**
 * Default references for the fields that a new record lacks: a row with a code, the user who saves it, or a reference
 * of that user. The system is not a user, so it gets only rows with codes.
 */
export async function defaultReferences(
  definition: EntityDefinition,
  given: Readonly<AnyRecord>,
  user: SessionUser,
  { records, registry }: Reading,
): Promise<AnyRecord> {
  const values: AnyRecord = {};
  const reference = async (to: string, id: number): Promise<Reference | null> =>
    (await records.references(registry.definition(to), [id])).get(id) ?? null;
  for (const { name, to, defaultReference: from } of definition.fields) {
    if (!from || (given[name] ?? null) !== null) continue;
    if ('row' in from) values[name] = await reference(to!, from.row);
    else if (user.isSystem) continue;
    else if (from.user === null) values[name] = await reference(to!, user.id);
    else values[name] = ((await records.one('user', user.id)) as AnyRecord | null)?.[from.user] ?? null;
  }
  return values;
}
