import { lazy, Suspense, useState } from 'react';
import type { Activity } from '../../generated/activity/types.gen.ts';
import { rememberFocus } from '../../core/focus.ts';
import { dialogFor, type Status } from './status.ts';
import { useSendStatus } from './use-send-status.ts';

const dialogs = {
  result: lazy(() => import('./ResultDialog.tsx')),
  schedule: lazy(() => import('./ScheduleDialog.tsx')),
  comment: lazy(() => import('./CancelDialog.tsx')),
};

/** The dialog that is open. */
interface OpenDialog {
  readonly record: Activity;
  readonly to: Status;
  readonly kind: keyof typeof dialogs;
  readonly returnFocus: () => void;
}

/**
 * Changes the status of an activity, after asking for the details it needs.
 * @param onDone is called with the saved activity
 */
export function useStatusChange(onDone?: (saved: Activity) => void) {
  const send = useSendStatus();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const [busy, setBusy] = useState(false);

  /** @param from the element that was pressed; focus returns to it. */
  async function change(record: Activity, to: Status, from: Element) {
    const kind = dialogFor(record, to.id);
    const returnFocus = rememberFocus(from);
    if (kind) return setOpened({ record, to, kind, returnFocus });
    setBusy(true);
    try {
      const saved = await send(record.activityId, { newStatusId: to.id });
      onDone?.(saved);
    } catch {
      // `send` has shown a toast.
    } finally {
      setBusy(false);
      returnFocus();
    }
  }

  const Dialog = opened && dialogs[opened.kind];
  const dialog = Dialog && (
    <Suspense>
      <Dialog
        record={opened.record}
        onSave={async (update) => {
          const saved = await send(opened.record.activityId, { newStatusId: opened.to.id, ...update });
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
