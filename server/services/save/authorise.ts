import { SessionUser } from '../access/session-user.ts';
import type { AnyRecord, EntityDefinition } from '../../core/model/definition.ts';
import type { Author } from '../history/history.ts';
import { saveContext, type AuthorisedChange } from './hooks.ts';
import type { Services } from './services.ts';

/** Whether the extension checks each record that this author writes. */
export const isAuthorised = (definition: EntityDefinition, author: Author, services: Services): boolean =>
  author instanceof SessionUser && !author.isSystem && services.entity(definition.name).hooks.authorise !== undefined;

/**
 * Runs the hook `authorise` for a record that a person is about to write. Call in the transaction.
 * @throws UserError if the person may not write it
 */
export async function authorise(
  definition: EntityDefinition,
  written: AuthorisedChange<AnyRecord>,
  author: Author,
  services: Services,
): Promise<void> {
  if (!(author instanceof SessionUser) || author.isSystem) return;
  await services.entity(definition.name).hooks.authorise?.(written, saveContext(services, author));
}
