import { createElement } from 'react';
import { useNotify } from 'react-admin';
import { UndoButton } from '../../kit/UndoButton.tsx';

/** Time in which an action can be undone, in ms. */
const undoable = 10_000;

/** Reports a completed action in a toast with an undo button. */
export function useTold(): (text: string, onUndo: () => void) => void {
  const notify = useNotify();
  return (text, onUndo) =>
    notify(text, {
      type: 'info',
      autoHideDuration: undoable,
      messageArgs: {},
      action: createElement(UndoButton, { onUndo }),
    } as never);
}
