import type { Operation } from '../../model/index.ts';
import type { CallWords, Method } from './words.ts';

/** Calls that read one record, or derive values from a draft of one. */
export const recordCalls = {
  one: ({ shown, one, id }) => ({
    summary: `One ${one}`,
    takes: [id],
    call: 'one(id, user)',
    returns: `'${shown}'`,
    query: 'embedding',
  }),
  history: ({ a, id }) => ({
    summary: `Changes of ${a}`,
    takes: [id],
    call: 'history(id, user)',
    returns: `'HistoryEntry[]'`,
  }),
  derive: ({ params, route }) => ({
    summary: `Values derived from ${route.params.join(', ')}`,
    takes: params,
    call: `derive('${route.by}', params, user)`,
    returns: `{ type: 'object', additionalProperties: true }`,
  }),
  check: ({ type, a, input }) => ({
    summary: `Possible duplicates of ${a}: none, or 409 with ranked rows`,
    takes: ['@Body() body: unknown'],
    call: 'check(body, user)',
    returns: `{ type: 'array', items: {}, maxItems: 0 }`,
    body: input,
    conflict: `'${type}Duplicate[]'`,
  }),
} satisfies Partial<Record<Operation, (words: CallWords) => Method>>;
