import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { call, undoTokenOf } from '../../core/data/http.ts';
import { gone } from '../../core/data/gone.ts';
import { focusRecord } from '../../core/focus.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { nameOf } from '../../core/model/values.ts';
import { useUndo } from '../../kit/undo.ts';
import { t } from './texts.ts';

export interface Preview {
  readonly fields: readonly {
    readonly field: string;
    readonly title: string;
    readonly kept: unknown;
    readonly gone: unknown;
    /** Whether the field is empty in the kept record only. */
    readonly fills: boolean;
  }[];
  readonly moves: readonly { readonly title: string; readonly count: number }[];
}

export interface Pair {
  readonly kept: WireRecord;
  readonly gone: WireRecord;
}

const pathOf = (of: Resource, { kept, gone: other }: Pair) => `merges/${of.name}/${kept[of.key]}/${other[of.key]}`;

/** Both records field by field, and what would move. */
export const usePreview = (of: Resource, pair: Pair, enabled: boolean) =>
  useQuery({
    queryKey: [of.name, 'merge', pair.kept[of.key], pair.gone[of.key]],
    queryFn: async () => (await call<Preview>(pathOf(of, pair))).json,
    // After the merge, one of them is gone.
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Merges two records; undone as a whole. */
export function useMerge(of: Resource) {
  const queries = useQueryClient();
  const notify = useNotify();
  const undoable = useUndo();

  /** @param take fields whose values come from the other record. @returns whether it succeeded */
  return async (pair: Pair, take: readonly string[]): Promise<boolean> => {
    const [keptName, goneName] = [pair.kept, pair.gone].map((record) => nameOf(record[of.display]));
    const goneId = pair.gone[of.key] as number;
    try {
      const answer = await call(pathOf(of, pair), { method: 'POST', body: { take } });
      gone.mark(of.name, goneId);
      await queries.invalidateQueries();
      notify(t('merge.done', { gone: goneName!, kept: keptName! }), {
        type: 'success',
        ...undoable(undoTokenOf(answer), { onUndone: () => void queries.invalidateQueries() }),
      });
      focusRecord(pair.kept[of.key] as number);
      return true;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return false;
    }
  };
}
