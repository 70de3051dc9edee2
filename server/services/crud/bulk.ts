import { badRequest, UserError } from '../../core/errors/errors.ts';
import { mostRows } from '../../core/records/request.ts';
import type { WireRecord } from '../../core/records/wire.ts';

export interface BulkAnswer {
  readonly done: number[];
  readonly refused: { readonly id: number; readonly message: string }[];
}

interface BulkRequest {
  readonly ids: readonly number[];
  /** Values to set; null if the records are to be deleted. */
  readonly set: WireRecord | null;
}

/** @throws UserError 400 if the body has not the form of an action that the call allows */
export function readBulk(body: unknown, can: { change: boolean; remove: boolean }): BulkRequest {
  const { ids, set, remove, ...unknown } = (body ?? {}) as WireRecord;
  const changes = can.change && typeof set === 'object' && set !== null && remove === undefined;
  const isAction = changes || (can.remove && remove === true && set === undefined);
  if (!Array.isArray(ids) || !ids.length || ids.length > mostRows || !isAction || Object.keys(unknown).length) {
    const forms = [can.change ? '{ ids, set }' : '', can.remove ? '{ ids, remove: true }' : ''].filter(Boolean);
    throw badRequest(`The body must be ${forms.join(' or ')}, with at most ${mostRows} ids.`);
  }
  return { ids, set: changes ? (set as WireRecord) : null };
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
