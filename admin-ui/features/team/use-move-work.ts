import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { resources } from '../../generated/resources.gen.ts';
import { call, undoTokenOf } from '../../core/data/http.ts';
import { t } from './texts.ts';
import { useUndo } from '../../kit/undo.ts';
import { teamKey, type Member } from './team.ts';

interface BulkAnswer {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly message: string }[];
}

/** Records to move. */
export interface Work {
  readonly of: 'activity' | 'enquiry';
  /** Their field that names the person. */
  readonly field: string;
  readonly ids: readonly number[];
  /** What the toast calls the first. */
  readonly name: string;
}

/** Moves records from one person of a team to another; undone as a whole. */
export function useMoveWork() {
  const notify = useNotify();
  const queries = useQueryClient();
  const undoable = useUndo();
  return async ({ of, field, ids, name }: Work, to: Pick<Member, 'id' | 'fullName'>): Promise<void> => {
    try {
      const body = { ids, set: { [field]: to.id } };
      const answer = await call<BulkAnswer>(resources[of].calls.bulk!, { method: 'POST', body });
      const { done, refused } = answer.json;
      if (refused[0]) notify(refused[0].message, { type: 'warning' });
      const texts = { name, to: to.fullName, smart_count: done.length, count: done.length };
      const onUndone = () => void queries.invalidateQueries({ queryKey: teamKey });
      if (done.length)
        notify(t('team.moved', texts), { type: 'success', ...undoable(undoTokenOf(answer), { onUndone }) });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: teamKey });
    await queries.invalidateQueries({ queryKey: [of] });
  };
}
