import { useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { useNotify } from 'react-admin';
import { gone } from '../core/data/gone.ts';
import { call } from '../core/data/http.ts';
import { t } from '../core/i18n/t.ts';
import { UndoButton } from './UndoButton.tsx';

/** Milliseconds for which a toast offers an undo. */
const offered = 10_000;

/** Options of `notify` for a toast with an Undo button. */
export const withUndo = (onUndo: () => void) => ({
  autoHideDuration: offered,
  messageArgs: {},
  action: createElement(UndoButton, { onUndo }),
});

/** What an undo has changed: how many records of each entity. */
interface Undone {
  readonly changed: readonly { readonly entity: string }[];
}

/** What an undo does besides. */
interface Besides {
  /** Runs before the changed records are read again. */
  readonly onUndone?: () => void;
  /** Entity and key of the record that the undo takes away. */
  readonly takesAway?: readonly [entity: string, id: unknown];
}

/**
 * Options of `notify` for a toast whose Undo button undoes calls. It reads again what it has changed, and reports its
 * errors.
 * @returns a function that takes the token of the calls
 */
export function useUndo() {
  const notify = useNotify();
  const queries = useQueryClient();

  async function undo(token: string, { onUndone, takesAway }: Besides): Promise<void> {
    try {
      const { json } = await call<Undone>(`undo/${token}`, { method: 'POST' });
      notify(t('kit.undone'), { type: 'info' });
      if (takesAway) gone.mark(...takesAway);
      onUndone?.();
      const changed = new Set<unknown>(json.changed.map(({ entity }) => entity));
      await queries.invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey[0]) });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      // The records are not as they are shown, or the change would have been undone.
      await queries.invalidateQueries();
    }
  }

  return (token: string | null, besides: Besides = {}) => (token ? withUndo(() => void undo(token, besides)) : {});
}
