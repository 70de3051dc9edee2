import { readableRecord, requireScope } from '../access/scope.ts';
import type { SessionUser } from '../access/session-user.ts';
import { isConstraint } from '../../core/db/database.ts';
import { notFound, UserError } from '../../core/errors/errors.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { refuseCodeRemoval } from './coded-rows.ts';
import { saveContext } from './hooks.ts';
import { lockRecord } from './lock.ts';
import type { RegisteredEntity } from './registered-entity.ts';
import { lockRolledUp, rollUp } from './roll-ups.ts';
import { keepNumbers } from './sequences.ts';
import type { SaveServices } from './services.ts';

/**
 * Deletes a record, and moves its row to the trash.
 * @throws UserError 404 if there is no such record, 422 with what refers to it and how many, if anything does
 */
export async function remove(
  entity: RegisteredEntity,
  id: number,
  user: SessionUser,
  services: SaveServices,
): Promise<void> {
  const { definition, hooks } = entity;
  const { database, bulk, trash } = services;
  const context = saveContext(services, user);
  const found = await readableRecord(definition, id, user, services);
  await requireScope(definition, found, definition.access.remove, user, services);
  refuseCodeRemoval(definition, id);
  await hooks.validateDelete?.(found, context);
  const write = async () => {
    // Someone else may have changed or deleted it since.
    await lockRecord(database, definition, id);
    const record = await services.records.one(definition, id);
    if (!record) throw notFound(definition.title);
    await refuseReferred(definition, id, services);
    const removed = { definition, before: record, after: null };
    await lockRolledUp([removed], services);
    await keepNumbers(database, definition, record);
    const rows = await bulk.remove(definition, [record], user);
    await trash.add(definition, [record], rows, user);
    await rollUp([removed], services);
    await hooks.inDeleteTransaction?.(record, context);
  };
  await database.write(write).catch(async (error: unknown) => {
    if (!isConstraint(error) || database.isWriting) throw error;
    // A concurrent transaction began to refer to it. If it refers no longer, the deletion is tried again.
    await refuseReferred(definition, id, services);
    await database.write(write);
  });
}

/** @throws UserError 422 that names the records that refer to this one */
export async function refuseReferred(
  definition: EntityDefinition,
  id: number,
  { records, registry }: Pick<SaveServices, 'records' | 'registry'>,
): Promise<void> {
  const uses: string[] = [];
  for (const use of registry.referrers(definition.name)) {
    const { title, plural } = use.definition;
    const { all: count } = await records.countReferring(use, id, [], 1001);
    if (count)
      uses.push(
        `${count > 1000 ? 'more than 1,000' : count} ${count === 1 ? title.toLowerCase() : plural.toLowerCase()}`,
      );
  }
  if (uses.length) {
    const them = [...new Set(uses)].join(', ');
    throw new UserError(
      422,
      'in_use',
      `This ${definition.title.toLowerCase()} is used by ${them}, so it cannot be deleted.`,
    );
  }
}
