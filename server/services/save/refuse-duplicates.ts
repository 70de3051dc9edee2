import { DuplicatesFound } from '../../core/errors/errors.ts';
import type { AnyRecord } from '../../core/model/definition.ts';
import { visibleRows } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { saveContext } from './hooks.ts';
import type { RegisteredEntity } from './registered-entity.ts';
import type { SaveServices } from './services.ts';

/**
 * Refuses a record that has possible duplicates which the person may read.
 * @throws DuplicatesFound with their rows, and what the extension says about each
 */
export async function refuseDuplicates(
  { definition, hooks }: RegisteredEntity,
  record: AnyRecord,
  user: SessionUser,
  services: SaveServices,
): Promise<void> {
  const found = await services.duplicates.find(definition, record);
  const rows = await visibleRows(definition, found, user, services);
  if (!rows.length) return;
  const keys = rows.map((row) => row[definition.key] as number);
  const marks = await hooks.markDuplicates?.(keys, record, saveContext(services, user));
  throw new DuplicatesFound(rows.map((row, i) => ({ ...row, ...marks?.get(keys[i]!) })));
}
