import { notFound } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { referenceLists } from '../../generated/lookups.gen.ts';
import type { SessionUser } from '../../services/access/session-user.ts';
import type { Platform } from '../../services/platform.ts';

/** A reference list that the person may read. @throws UserError 404 if there is no such list */
export function referenceList({ registry }: Platform, name: string, user: SessionUser): EntityDefinition {
  if (!Object.hasOwn(referenceLists, name)) throw notFound('List');
  const definition = registry.definition(name);
  user.require(definition.access.read);
  return definition;
}
