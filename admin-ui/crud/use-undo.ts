import { createElement } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../core/i18n/t.ts';
import { UndoButton } from '../kit/UndoButton.tsx';

/** Milliseconds for which a toast offers an undo. */
const offered = 10_000;

/**
 * Options of `notify` for a toast with an Undo button. Its function gets what sets everything back, which shows its own
 * failure.
 */
export function useUndo() {
  const notify = useNotify();
  return (back: () => Promise<unknown>) => ({
    autoHideDuration: offered,
    messageArgs: {},
    action: createElement(UndoButton, {
      onUndo: () =>
        void back().then(
          () => notify(t('kit.undone'), { type: 'info' }),
          () => undefined,
        ),
    }),
  });
}
