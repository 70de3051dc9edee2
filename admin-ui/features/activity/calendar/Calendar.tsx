import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { EditDialog } from '../../../generated/activity.gen.tsx';
import { activityStatusKeys } from '../../../../schemas/generated/activity-status.gen.ts';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { useList } from '../../../crud/list/list-context.ts';
import type { WireRecord } from '../../../core/model/resource.ts';
import { unseen } from '../../../core/theme/unseen.ts';
import { today, type Moment } from '../../../core/time/london.ts';
import { CalendarHead } from './CalendarHead.tsx';
import { daysOf, type Kind } from './days.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { entryOf, inOrder, isOn } from './place.ts';
import { TimeGrid } from './TimeGrid.tsx';
import { most, useActivities } from './use-activities.ts';
import { useMove } from './use-move.ts';
import { LoadFailed } from '../../../kit/LoadFailed.tsx';

/** The dialog that is open: for a saved activity, or a new one. */
interface OpenDialog {
  readonly id?: number;
  readonly defaults?: WireRecord;
}

/** The activities of a day, week or month; on a phone only by day. */
export default function Calendar() {
  const small = useMediaQuery('(max-width: 640px)');
  const { of, canEdit, canCreate, open } = useList();
  const [chosen, setKind] = useStore<Kind>('calendar.activity', 'week');
  const [date, setDate] = useState(today);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const kind = small ? 'day' : chosen;
  const days = daysOf(kind, date);
  const { data, error, isFetching, isPlaceholderData, refetch } = useActivities(days[0]!, days.at(-1)!);
  const canMove = ({ startDate, activityStatus }: Activity) =>
    canEdit &&
    startDate !== null &&
    (of.fields.activityStatus!.flow?.[activityStatus?.id ?? 0] ?? []).includes(activityStatusKeys.Rescheduled);
  const move = useMove({ canMove, days, hasHours: kind !== 'month' });
  const entries = (data?.rows ?? [])
    .map((activity) => entryOf(activity, move.pending.get(activity.activityId)))
    .filter((entry) => days.some((day) => isOn(entry, day)))
    .toSorted(inOrder);
  const openEntry = ({ activity }: { readonly activity: Activity }) =>
    canEdit ? setDialog({ id: activity.activityId }) : open(activity);
  const plan = ({ date: startDate, time: startTime }: Moment) =>
    canCreate && setDialog({ defaults: { startDate, startTime } });
  const shared = { days, entries, move, onOpen: openEntry };
  return (
    <>
      <CalendarHead
        kind={kind}
        date={date}
        count={data && !isPlaceholderData ? entries.length : undefined}
        onKind={small ? null : setKind}
        onDate={setDate}
      />
      {error ? <LoadFailed text={t('activity.calendar.failed')} onRetry={() => void refetch()} /> : null}
      {data && data.total > data.rows.length && (
        <Alert severity="info">
          {t('activity.calendar.tooMany', {
            shown: data.rows.length.toLocaleString('en-GB'),
            total: data.total.toLocaleString('en-GB'),
            most: most.toLocaleString('en-GB'),
          })}
        </Alert>
      )}
      <Box sx={{ height: 2, mb: -1 }}>
        {isFetching && <LinearProgress aria-label={t('activity.calendar.loading')} sx={{ height: 2 }} />}
      </Box>
      {kind === 'month' ? (
        <MonthGrid
          {...shared}
          date={date}
          onDay={(day) => {
            setDate(day);
            setKind('day');
          }}
        />
      ) : (
        <TimeGrid {...shared} isLoading={!data && !error} onNew={plan} />
      )}
      <Box role="status" sx={unseen}>
        {move.announcement}
      </Box>
      {dialog && <EditDialog open {...dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
