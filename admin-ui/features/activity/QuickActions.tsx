import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { activityStatusKeys } from '../../generated/activity-status/codes.gen.ts';
import type { Activity } from '../../generated/activity/types.gen.ts';
import { t } from '../../core/i18n/t.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import type { Status } from './status.ts';
import { useStatusChange } from './use-status-change.tsx';

/** The status that each button sets, and its label, in order. */
const buttons = [
  [activityStatusKeys.Completed, t('activity.status.complete')],
  [activityStatusKeys.Rescheduled, t('activity.status.reschedule')],
  [activityStatusKeys.Cancelled, t('activity.status.cancel')],
] as const;

/** Buttons for the usual next statuses of an activity. A phone has no room for them; the status menu offers the same. */
export function QuickActions({ of, record }: SlotProps<Activity>) {
  const session = useSession();
  const { change, busy, dialog } = useStatusChange();
  const next = of.fields.activityStatus!.flow?.[record.activityStatus?.id ?? 0] ?? [];
  const shown = buttons.filter(([to]) => next.includes(to));
  const { data } = useGetList<Status>(
    'activityStatus',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { enabled: shown.length > 0, staleTime: 300_000 },
  );
  if (!allows(session, of.access.update)) return null;
  return (
    <>
      {shown.map(([to, label]) => (
        <Button
          key={to}
          variant="outlined"
          color="inherit"
          disabled={!data || busy}
          onClick={(event) =>
            void change(
              record,
              data!.find((status) => status.id === to)!,
              event.currentTarget,
            )
          }
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </>
  );
}
