import Box from '@mui/material/Box';
import type { Activity } from '../../generated/activity/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { ask } from '../../kit/dialogs/confirm.tsx';
import { useRecordDialog } from '../../crud/form/dialog-context.ts';
import { StatusMenu } from '../../crud/fields/StatusMenu.tsx';
import type { SlotProps, WireRecord } from '../../core/model/resource.ts';
import type { Status } from './status.ts';
import { useStatusChange } from './use-status-change.tsx';

/** Keeps clicks in the menu from opening the row. */
const stop = (event: React.SyntheticEvent) => event.stopPropagation();

/** The status of an activity in a list or on its page, with a menu to change it. */
export function StatusCell({ of, record }: SlotProps<Activity>) {
  const { change, busy, dialog } = useStatusChange();
  return (
    <Box component="span" onClick={stop} onContextMenu={stop}>
      <StatusMenu
        of={of}
        name="activityStatus"
        record={record}
        busy={busy}
        onChoose={(to, from) => void change(record, to as Status, from)}
      />
      {dialog}
    </Box>
  );
}

/** The status in the head of the dialog. Offers to save unsaved changes before the status changes (AMB-053). */
export function DialogStatus({ of }: SlotProps<Activity>) {
  const form = useRecordDialog();
  const { change, busy, dialog } = useStatusChange((saved) => form.close(saved));
  const record = form.record as Activity | null;
  if (!record) return null;

  async function choose(to: WireRecord, from: HTMLElement) {
    const first =
      form.isDirty() &&
      (await ask({
        title: t('activity.status.unsaved'),
        text: t('activity.status.saveFirst'),
      }));
    if (first === null) return;
    const base = first ? await form.save() : record;
    if (base) await change(base as Activity, to as Status, from);
  }

  return (
    <>
      <StatusMenu
        of={of}
        name="activityStatus"
        record={record}
        busy={busy}
        onChoose={(to, from) => void choose(to, from)}
      />
      {dialog}
    </>
  );
}
