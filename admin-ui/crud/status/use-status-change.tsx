import { Suspense, useState, type ComponentType } from 'react';
import { rememberFocus } from '../../core/focus.ts';
import type { StatusChange, StatusDialogProps } from './status-change.ts';
import { useSend } from './use-send.ts';

/** The dialog that is open. */
interface OpenDialog<T, D> {
  readonly record: T;
  readonly to: number;
  readonly Dialog: ComponentType<StatusDialogProps<T, D>>;
  readonly returnFocus: () => void;
}

/**
 * Changes the status of a record, after asking for the details it needs.
 *
 * @param onDone is called with the saved record
 */
export function useStatusChange<T, D>(rule: StatusChange<T, D>, onDone?: (saved: T) => void) {
  const send = useSend(rule);
  const [opened, setOpened] = useState<OpenDialog<T, D> | null>(null);
  const [busy, setBusy] = useState(false);

  /**
   * @param to key of the new status
   * @param from the element that was pressed; focus returns to it
   */
  async function change(record: T, to: number, from: Element | null) {
    const Dialog = rule.dialogFor(record, to);
    const returnFocus = rememberFocus(from);
    if (Dialog) return setOpened({ record, to, Dialog, returnFocus });
    setBusy(true);
    try {
      if (rule.may && !(await rule.may(record, to))) return;
      const saved = await send(record, to);
      onDone?.(saved);
    } catch {
      // A toast says why.
    } finally {
      setBusy(false);
      returnFocus();
    }
  }

  const dialog = opened && (
    <Suspense>
      <opened.Dialog
        record={opened.record}
        onSave={async (details) => {
          const saved = await send(opened.record, opened.to, details);
          setOpened(null);
          onDone?.(saved);
          opened.returnFocus();
        }}
        onClose={() => setOpened(null)}
      />
    </Suspense>
  );
  return { change, busy, dialog };
}
