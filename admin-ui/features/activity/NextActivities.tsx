import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import { activity, EditDialog } from '../../generated/activity.gen.tsx';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { SlotProps, WireRecord } from '../../core/model/resource.ts';
import { allows, allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { instantOf } from '../../core/time/london.ts';
import { activityStatus } from './status-change.ts';
import { Loading } from '../../kit/Loading.tsx';

const { Task, Upcoming, Overdue, Rescheduled } = activityStatusKeys;
const open = [Task, Upcoming, Overdue, Rescheduled].join();

/** The other open activities with the customer of an activity. */
export default function NextActivities({ record }: SlotProps<Activity>) {
  const { customer, contact, opportunity, quote, activityId } = record;
  if (!customer) return null;
  return (
    <NextOf
      title={t('activity.next.title', { customer: customer.custName ?? '' })}
      none={t('activity.next.none')}
      by="customer"
      id={customer.customerId}
      besides={activityId}
      defaults={{ customer, contact, opportunity, quote }}
    />
  );
}

/** The open activities of a record, on its own page. */
export function NextHere(props: Here) {
  const mayRead = allows(useSession(), activity.access.read);
  return mayRead ? <NextOf title={t('activity.next.here')} none={t('activity.next.noneHere')} {...props} /> : null;
}

interface Here {
  /** Reference of the activities to a record, and its key. */
  readonly by: 'customer' | 'contact' | 'opportunity' | 'quote';
  readonly id: number;
  /** What a follow-up starts with. */
  readonly defaults: WireRecord;
}

interface Props extends Here {
  readonly title: string;
  /** What is shown if nothing is open. */
  readonly none: string;
  /** Key of an activity that is left out. */
  readonly besides?: number;
}

/** The open activities of a record, and a button to plan a follow-up. */
function NextOf({ title, none, by, id, besides, defaults }: Props) {
  const session = useSession();
  const [planning, setPlanning] = useState(false);
  const { data } = useQuery({
    queryKey: ['activity', 'next', by, id],
    queryFn: () => failedLoads.watch('activityfilterbypage', readOpen(by, id)),
  });
  const others = data?.filter((one) => one.activityId !== besides).slice(0, 5);
  return (
    <Paper variant="section" component="section" aria-labelledby="next-activities" aria-busy={!data}>
      <Typography variant="h3" component="h2" id="next-activities" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {!others && <Loading height={48} />}
      {others?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {others?.map((one) => (
          <Box component="li" key={one.activityId} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Link
              component={RouterLink}
              to={`/activities/${one.activityId}/detail`}
              color="inherit"
              underline="hover"
              sx={{ display: 'block', fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
            >
              {one.subject}
            </Link>
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mt: 0.5 }}>
              <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary' }}>
                {t('activity.next.when', {
                  type: one.activityType?.activityTypeName ?? '',
                  when: one.startDate ? `${one.startDate} ${one.startTime}` : (one.dateCreated ?? ''),
                })}
              </Typography>
              <activityStatus.Cell of={activity} record={one} />
            </Box>
          </Box>
        ))}
      </Box>
      {allowsChange(session, activity.access.create) && (
        <Button variant="outlined" color="inherit" onClick={() => setPlanning(true)} sx={{ mt: 1 }}>
          {t('activity.next.plan')}
        </Button>
      )}
      {planning && <EditDialog open defaults={defaults} onClose={() => setPlanning(false)} />}
    </Paper>
  );
}

/** The open activities of a record, earliest first. Tasks have no start, so their day counts. */
async function readOpen(by: Props['by'], id: number): Promise<Activity[]> {
  const conditions = [
    { dbField: by, condition: '=', value: id },
    { rowStart: 'AND', dbField: 'activityStatus', condition: 'in', value: open },
  ];
  const { json } = await call<{ rows: Activity[] }>('activityfilterbypage/1/100/0/0/0/*', {
    method: 'POST',
    body: { conditions },
  });
  const at = ({ startDate, startTime, dateCreated }: Activity) =>
    instantOf(startDate, startTime) ?? instantOf(dateCreated, '00:00') ?? 0;
  return json.rows.toSorted((a, b) => at(a) - at(b));
}
