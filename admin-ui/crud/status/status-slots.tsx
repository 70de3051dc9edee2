import Box from '@mui/material/Box';
import { summaryOf } from '../../core/data/data-provider.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps, WireRecord } from '../../core/model/resource.ts';
import { ask } from '../../kit/dialogs/confirm.tsx';
import { RowBadge } from '../fields/RowBadge.tsx';
import { useRecordDialog } from '../fields/dialog-context.ts';
import type { StatusChange } from './status-change.ts';
import { StatusMenu } from './StatusMenu.tsx';
import { StatusSteps } from './StatusSteps.tsx';
import { useStatusChange } from './use-status-change.tsx';

/** Keeps clicks in the menu from opening the row. */
const stop = (event: React.SyntheticEvent) => event.stopPropagation();

/** The slots of an entity that show a status as a badge with a menu to change it. */
export function statusSlots<T extends object, D>(rule: StatusChange<T, D>) {
  /** In a list. */
  function Cell({ of, record }: SlotProps<T>) {
    const { change, busy, dialog } = useStatusChange(rule);
    return (
      <Box component="span" onClick={stop} onContextMenu={stop}>
        <StatusMenu
          of={of}
          name={rule.field}
          record={record}
          busy={busy}
          onChoose={(to, from) => void change(record, to, from)}
        />
        {dialog}
      </Box>
    );
  }

  /** On the record's page, among the steps of the status (x-steps). */
  const OnPage = (props: SlotProps<T>) => (
    <StatusSteps of={props.of} name={rule.field} record={props.record}>
      <Cell {...props} />
    </StatusSteps>
  );

  /**
   * In the head of the dialog. Offers to save unsaved changes before the status changes (AMB-053). Of a new record, the
   * status that is chosen in the form.
   */
  function InDialog({ of, record: shown }: SlotProps<T>) {
    const form = useRecordDialog();
    const { change, busy, dialog } = useStatusChange(rule, (saved) => form.close(saved));
    const record = form.record as T | null;
    const chosen = (shown as WireRecord)[rule.field];
    if (!record)
      return chosen ? (
        <RowBadge of={summaryOf(of.fields[rule.field]!.to!)} row={chosen} badges={rule.inDialog} />
      ) : null;

    async function choose(to: number, from: HTMLElement) {
      const first =
        form.isDirty() && (await ask({ title: t('crud.status.unsaved'), text: t('crud.status.saveFirst') }));
      if (first === null) return;
      const base = first ? await form.save() : (record as WireRecord);
      if (base) await change(base as T, to, from);
    }

    return (
      <>
        <StatusMenu
          of={of}
          name={rule.field}
          record={record}
          busy={busy}
          {...(rule.inDialog && { badges: rule.inDialog })}
          onChoose={(to, from) => void choose(to, from)}
        />
        {dialog}
      </>
    );
  }

  return { Cell, OnPage, InDialog };
}
