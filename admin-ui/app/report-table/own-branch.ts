import type { WireRecord } from '../../core/model/resource.ts';
import { session } from '../../core/session/session.ts';
import type { AnswerColumn } from './answer-column.ts';

/** Whether a row is about the user's own branch. @param column the one that names the row */
export function isOwnBranch({ name, to }: AnswerColumn, row: WireRecord): boolean {
  const own = session.get()?.profile.defBranch?.id;
  return to === 'branch' && own !== undefined && (row[name] as { readonly id: number } | null)?.id === own;
}
