import type { Operation } from '../../model/index.ts';
import type { CallWords, Method } from './words.ts';

/** Calls that read one record, or derive values from a draft of one. */
export const recordCalls = {
  one: ({ type, one, id }) => ({
    summary: `One ${one}`,
    takes: [id],
    call: 'one(id, user)',
    returns: `'${type}'`,
    query: 'embedding',
  }),
  history: ({ a, id }) => ({
    summary: `Changes of ${a}`,
    takes: [id],
    call: 'history(id, user)',
    returns: `{ type: 'array' }`,
  }),
  derive: ({ params, route }) => ({
    summary: `Values derived from ${route.params.join(', ')}`,
    takes: params,
    call: `derive('${route.by}', params, user)`,
    returns: `{ type: ['object', 'null'] }`,
  }),
  check: ({ type, a, input }) => ({
    summary: `Possible duplicates of ${a}: none, or 409 with ranked rows`,
    takes: ['@Body() body: unknown'],
    call: 'check(body, user)',
    returns: `{ type: 'array' }`,
    body: input,
    conflict: `'${type}[]'`,
  }),
} satisfies Partial<Record<Operation, (words: CallWords) => Method>>;
