import { createElement } from 'react';
import { useNotify } from 'react-admin';
import { UndoButton } from '../lists/UndoButton.tsx';

/** For so long what is told can be undone, in milliseconds. */
const undoable = 10_000;

/** Tells what was done, with a way back. */
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
