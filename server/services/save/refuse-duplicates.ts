import { DuplicatesFound } from '../../core/errors/errors.ts';
import type { AnyRecord } from '../../core/model/definition.ts';
import { visibleRows } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { saveContext } from './hooks.ts';
import type { RegisteredEntity } from './registered-entity.ts';
import type { SaveServices } from './services.ts';

/**
 * Refuses a record that has possible duplicates which the person may read.
 * @throws DuplicatesFound with their number and the rows of the most similar, and what the extension says about each
 */
export async function refuseDuplicates(
  { definition, hooks }: RegisteredEntity,
  record: AnyRecord,
  user: SessionUser,
  services: SaveServices,
): Promise<void> {
  const { key, name } = definition;
  const readable = async (ids: readonly number[]) => {
    const rows: AnyRecord[] = ids.map((id) => ({ [key]: id }));
    return new Set((await visibleRows(definition, rows, user, services)).map((row) => row[key] as number));
  };
  const found = await services.duplicates.find(definition, record, readable);
  const [rows, total] = [[...found.rows, ...found.elsewhere], found.total + found.elsewhere.length];
  if (!rows.length) return;
  const keys = rows.map((row) => row[key] as number);
  const marks = await hooks.markDuplicates?.(keys, record, saveContext(services, user));
  const marked = rows.map((row, i) => ({ ...row, ...marks?.get(keys[i]!) }));
  throw new DuplicatesFound(name, marked, total);
}
