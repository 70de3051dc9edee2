import { isConstraint, type Database } from '../../core/db/database.ts';
import { badRequest, UserError } from '../../core/errors/errors.ts';
import { mostRows } from '../../core/records/request.ts';
import type { WireRecord } from '../../core/records/wire.ts';
import { readAllOf, type AllOf } from './all-of.ts';

export interface BulkAnswer {
  readonly done: number[];
  readonly refused: { readonly id: number; readonly message: string }[];
}

interface BulkRequest {
  /** Keys of the records, or a filter whose records are meant. */
  readonly which: readonly number[] | AllOf;
  /** Values to set; null if the records are to be deleted. */
  readonly set: WireRecord | null;
}

/** @throws UserError 400 if the body has not the form of an action that the call allows */
export function readBulk(body: unknown, can: { change: boolean; remove: boolean }): BulkRequest {
  const { ids, all, set, remove, ...unknown } = (body ?? {}) as WireRecord;
  const changes = can.change && typeof set === 'object' && set !== null && remove === undefined;
  const isAction = changes || (can.remove && remove === true && set === undefined);
  const isList = Array.isArray(ids) && ids.length > 0 && ids.length <= mostRows && all === undefined;
  const isFilter = ids === undefined && typeof all === 'object' && all !== null;
  if ((!isList && !isFilter) || !isAction || Object.keys(unknown).length) {
    const forms = [can.change ? '{ ids, set }' : '', can.remove ? '{ ids, remove: true }' : ''].filter(Boolean);
    throw badRequest(
      `The body must be ${forms.join(' or ')}, with at most ${mostRows} ids, or with all in place of ids.`,
    );
  }
  return { which: isList ? ids : readAllOf(all as WireRecord), set: changes ? (set as WireRecord) : null };
}

/** Acts on each record in turn. Records that are refused do not stop the others. */
export async function actOnEach(ids: readonly number[], act: (id: number) => Promise<unknown>): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] };
  for (const id of ids) {
    try {
      await act(id);
      answer.done.push(id);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      answer.refused.push({ id, message: error.message });
    }
  }
  return answer;
}

/** As `actOnEach`, in the surrounding transaction. What a refused record has written is rolled back alone. */
export const actOnAll = (
  database: Database,
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
): Promise<BulkAnswer> =>
  actOnEach(ids, (id) =>
    database
      .attempt(() => act(id))
      .catch((error: unknown) => {
        if (!isConstraint(error)) throw error;
        // A concurrent transaction was first. The second attempt sees what it wrote, and gives the reason.
        return database.attempt(() => act(id));
      }),
  );
