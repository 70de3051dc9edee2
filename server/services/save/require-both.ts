import { readableRecord, requireScope } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { fieldOf, type Reference } from '../../core/model/definition.ts';
import type { Change } from './change.ts';
import type { SaveServices } from './services.ts';

/**
 * Checks that a person who moves a file to another record may change both: the one that it belonged to and the one that
 * it will belong to (AMB-115).
 * @throws UserError 422 if they may not change one of them, 404 if they may not read it
 */
export async function requireBoth(change: Change, user: SessionUser, services: SaveServices): Promise<void> {
  const { definition, before, after } = change;
  if (!before || user.isSystem || !definition.fields.some(({ file }) => file)) return;
  for (const name of definition.closed?.by ?? []) {
    if (!change.changed(name)) continue;
    const target = services.registry.definition(fieldOf(definition, name)!.to!);
    const { update } = target.access;
    for (const owner of [before[name], after[name]] as (Reference | null)[]) {
      if (!owner) continue;
      user.require(update);
      const record = await readableRecord(target, owner.key, user, services);
      await requireScope(target, record, update, user, services);
    }
  }
}
