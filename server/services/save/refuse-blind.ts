import { mayRead } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { invalid } from '../../core/errors/errors.ts';
import type { Reference } from '../../core/model/definition.ts';
import type { Change } from './change.ts';
import type { SaveServices } from './services.ts';

/**
 * Refuses to assign a record to somebody who may not read it. The fields that assign are those that can be handed over.
 * @throws UserError 422
 */
export async function refuseBlind(change: Change, user: SessionUser, services: SaveServices): Promise<void> {
  if (user.isSystem) return;
  const { definition, after, given } = change;
  const errors: Record<string, string> = {};
  for (const { name, handOver, to } of definition.fields) {
    const assigned = after[name] as Reference | null;
    const isNew = handOver && to === 'user' && given.has(name) && change.changed(name);
    if (!isNew || !assigned || assigned.key === user.id) continue;
    const person = await services.users.byId(assigned.key);
    if (person && !(await mayRead(definition, after, person, services)))
      errors[name] = `${person.facts.fullName} may not see this ${definition.title.toLowerCase()}.`;
  }
  if (Object.keys(errors).length) throw invalid(errors);
}
