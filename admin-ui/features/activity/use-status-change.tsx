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

interface Asked {
  readonly record: Activity;
  readonly to: Status;
  readonly kind: keyof typeof dialogs;
  readonly returnFocus: () => void;
}

/**
 * Changes the status of an activity, after asking for the details it needs.
 * @param onDone is called with the activity as it is then
 */
export function useStatusChange(onDone?: (saved: Activity) => void) {
  const send = useSendStatus();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);

  /** @param from what was pressed; focus returns to it. */
  async function change(record: Activity, to: Status, from: Element) {
    const kind = dialogFor(record, to.id);
    const returnFocus = rememberFocus(from);
    if (kind) return setAsked({ record, to, kind, returnFocus });
    setBusy(true);
    try {
      const saved = await send(record.activityId, { newStatusId: to.id });
      onDone?.(saved);
    } catch {
      // Told by a toast.
    } finally {
      setBusy(false);
      returnFocus();
    }
  }

  const Dialog = asked && dialogs[asked.kind];
  const dialog = Dialog && (
    <Suspense>
      <Dialog
        record={asked.record}
        onSave={async (update) => {
          const saved = await send(asked.record.activityId, { newStatusId: asked.to.id, ...update });
          setAsked(null);
          onDone?.(saved);
          asked.returnFocus();
        }}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  );
  return { change, busy, dialog };
}
