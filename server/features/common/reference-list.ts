import { notFound } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';
import type { SessionUser } from '../../services/access/session-user.ts';

/** A reference list that the person may read. @throws UserError 404 if there is no such list */
export function referenceList(registry: Registry, name: string, user: SessionUser): EntityDefinition {
  const definition = registry.all.find((one) => one.name === name && one.kind === 'reference');
  if (!definition) throw notFound('List');
  user.require(definition.access.read);
  return definition;
}
