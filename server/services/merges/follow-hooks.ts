import type { AnyRecord } from '../../core/model/definition.ts';
import type { SessionUser } from '../access/session-user.ts';
import { saveContext, type ReplacedEntry } from '../save/hooks.ts';
import type { RegisteredEntity } from '../save/registered-entity.ts';
import type { Services } from '../save/services.ts';

/** A record that named a replaced entry, with the changed values before and after. */
export interface FollowedRecord {
  readonly entity: string;
  readonly id: number;
  readonly before: Readonly<AnyRecord>;
  readonly after: Readonly<AnyRecord>;
}

/**
 * Changes the records of all entities whose extension says that they name a replaced entry. Call in its transaction.
 */
export async function followInHooks(
  entities: readonly RegisteredEntity[],
  entry: ReplacedEntry,
  user: SessionUser,
  services: Services,
): Promise<FollowedRecord[]> {
  const followed: FollowedRecord[] = [];
  for (const { definition, hooks } of entities) {
    const found = (await hooks.nameReplaced?.(entry, saveContext(services, user))) ?? [];
    const values = new Map(found.map((one) => [one.id, one.values]));
    const changed = (record: AnyRecord) => {
      const id = record[definition.key] as number;
      const after = values.get(id)!;
      const before = Object.fromEntries(Object.keys(after).map((name) => [name, record[name]]));
      followed.push({ entity: definition.name, id, before, after });
      return after;
    };
    if (values.size) await services.bulk.change(definition, [...values.keys()], changed, user);
  }
  return followed;
}

/** Gives records their former values, except those that have been changed since. */
export async function restoreInHooks(
  followed: readonly FollowedRecord[],
  user: SessionUser,
  { bulk, registry }: Services,
): Promise<void> {
  for (const { entity, id, before, after } of followed) {
    const isSame = (record: AnyRecord) => Object.entries(after).every(([name, value]) => record[name] === value);
    await bulk.change(registry.definition(entity), [id], (record) => (isSame(record) ? { ...before } : null), user);
  }
}
