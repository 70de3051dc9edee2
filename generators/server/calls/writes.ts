import type { Entity, Operation } from '../../model/index.ts';
import type { CallWords, Method } from './words.ts';

/** Calls that change data. */
export const writeCalls = {
  create: ({ entity, type, a, input }) => ({
    summary: `Create ${a}`,
    takes: ['@Body() body: unknown'],
    call: 'create(body, user)',
    returns: `'${type}'`,
    body: input,
    ...(entity.duplicates && { conflict: `'${type}Duplicate[]'` }),
  }),
  saveAnyway: ({ type, a, input }) => ({
    summary: `Create ${a} despite duplicates`,
    takes: ['@Body() body: unknown'],
    call: 'saveAnyway(body, user)',
    returns: `'${type}'`,
    body: input,
  }),
  update: ({ type, a, id, input }) => ({
    summary: `Change ${a}`,
    takes: [id, '@Body() body: unknown'],
    call: 'update(id, body, user)',
    returns: `'${type}'`,
    body: input,
  }),
  set: ({ type, id, route }) => ({
    summary: `Set ${Object.entries(route.set)
      .map(([name, value]) => `${name} to ${value}`)
      .join(', ')}`,
    takes: [id],
    call: `set(id, ${JSON.stringify(route.set)}, user)`,
    returns: `'${type}'`,
  }),
  remove: ({ a, id }) => ({
    summary: `Delete ${a}, if nothing refers to it`,
    takes: [id],
    call: 'remove(id, user)',
    returns: `'RecordKey'`,
  }),
  bulk: ({ many, entity }) => ({
    summary: `Change or delete many ${many}`,
    takes: ['@Body() body: unknown'],
    call: `bulk(body, user, { change: ${has(entity, 'update', 'set')}, remove: ${has(entity, 'remove')} })`,
    returns: `'BulkAnswer'`,
    body: 'Bulk',
    conflict: `'OtherCount'`,
  }),
  distinct: ({ many, params }) => ({
    summary: `Mark two ${many} as different`,
    takes: params,
    call: 'setDistinct(params, true, user)',
    returns: `'RecordPair'`,
  }),
  alike: ({ many, params }) => ({
    summary: `Remove the mark that two ${many} are different`,
    takes: params,
    call: 'setDistinct(params, false, user)',
    returns: `'RecordPair'`,
  }),
} satisfies Partial<Record<Operation, (words: CallWords) => Method>>;

const has = (entity: Entity, ...operations: Operation[]) =>
  entity.routes.some((route) => operations.includes(route.operation));
