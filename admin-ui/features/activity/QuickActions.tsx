import Button from '@mui/material/Button';
import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { useStatusChange } from '../../crud/status/use-status-change.tsx';
import { activityStatusChange } from './status-change.ts';

/** The status that each button sets, and its label, in order. */
const buttons = [
  [activityStatusKeys.Completed, t('activity.status.complete')],
  [activityStatusKeys.Rescheduled, t('activity.status.reschedule')],
  [activityStatusKeys.Cancelled, t('activity.status.cancel')],
] as const;

/**
 * Buttons for the usual next statuses of an activity. A phone has no room for them; the status menu offers the same.
 */
export function QuickActions({ of, record }: SlotProps<Activity>) {
  const session = useSession();
  const { change, busy, dialog } = useStatusChange(activityStatusChange);
  const next = of.fields.activityStatus!.flow?.[record.activityStatus?.id ?? 0] ?? [];
  const shown = buttons.filter(([to]) => next.includes(to));
  if (!allowsChange(session, of.access.update)) return null;
  return (
    <>
      {shown.map(([to, label]) => (
        <Button
          key={to}
          variant="outlined"
          color="inherit"
          disabled={busy}
          onClick={(event) => void change(record, to, event.currentTarget)}
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </>
  );
}
