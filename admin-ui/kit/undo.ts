import { createElement } from 'react';
import { useNotify } from 'react-admin';
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

/** As `withUndo`, for an action that says nothing if it succeeds; it reports its own errors. */
export function useUndo() {
  const notify = useNotify();
  return (undo: () => Promise<unknown>) =>
    withUndo(
      () =>
        void undo().then(
          () => notify(t('kit.undone'), { type: 'info' }),
          () => undefined,
        ),
    );
}
