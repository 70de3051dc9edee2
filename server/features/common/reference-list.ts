import { notFound } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Platform } from '../../services/platform.ts';

/** A reference list that the person may read. @throws UserError 404 if there is no such list */
export function referenceList({ registry }: Platform, name: string, user: SessionUser): EntityDefinition {
  const definition = registry.all.find((one) => one.name === name && one.kind === 'reference');
  if (!definition) throw notFound('List');
  user.require(definition.access.read);
  return definition;
}
