import type { AnyRecord } from '../../core/model/definition.ts';
import type { SessionUser } from '../access/session-user.ts';
import { saveContext, type ReplacedEntry } from '../save/hooks.ts';
import type { RegisteredEntity } from '../save/registered-entity.ts';
import type { SaveServices } from '../save/services.ts';

/**
 * Changes the records of all entities whose extension says that they name a replaced entry. Call in its transaction.
 */
export async function followInHooks(
  entities: readonly RegisteredEntity[],
  entry: ReplacedEntry,
  user: SessionUser,
  services: SaveServices,
): Promise<void> {
  for (const { definition, hooks } of entities) {
    const found = (await hooks.nameReplaced?.(entry, saveContext(services, user))) ?? [];
    const values = new Map(found.map((one) => [one.id, one.values]));
    const changed = (record: AnyRecord) => values.get(record[definition.key] as number)!;
    if (values.size) await services.bulk.change(definition, [...values.keys()], changed, user);
  }
}
