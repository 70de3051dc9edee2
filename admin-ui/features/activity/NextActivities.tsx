import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import { EditDialog } from '../../generated/activity.gen.tsx';
import type { Activity } from '../../../schemas/generated/activity.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { failedLoads } from '../../core/data/failed-loads.ts';
import { call } from '../../core/data/http.ts';
import type { SlotProps } from '../../core/model/resource.ts';
import { allowsChange } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';
import { instantOf } from '../../core/time/london.ts';
import { activityStatus } from './status-change.ts';
import { Loading } from '../../kit/Loading.tsx';

const { Task, Upcoming, Overdue, Rescheduled } = activityStatusKeys;
const open = [Task, Upcoming, Overdue, Rescheduled].join();

/** The other open activities with the customer, and a button to plan a follow-up. */
export default function NextActivities({ of, record }: SlotProps<Activity>) {
  const session = useSession();
  const [planning, setPlanning] = useState(false);
  const { customer, contact, opportunity, quote, activityId } = record;
  const { data } = useQuery({
    queryKey: ['activity', 'next', customer?.customerId],
    enabled: customer !== null,
    queryFn: () => failedLoads.watch('activityfilterbypage', readOpen(customer!.customerId)),
  });
  if (!customer) return null;
  const others = data?.filter((one) => one.activityId !== activityId).slice(0, 5);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="next-activities" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" id="next-activities" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {t('activity.next.title', { customer: customer.custName ?? '' })}
      </Typography>
      {!others && <Loading height={48} />}
      {others?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('activity.next.none')}</Typography>}
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
              <activityStatus.Cell of={of} record={one} />
            </Box>
          </Box>
        ))}
      </Box>
      {allowsChange(session, of.access.create) && (
        <Button variant="outlined" color="inherit" onClick={() => setPlanning(true)} sx={{ mt: 1 }}>
          {t('activity.next.plan')}
        </Button>
      )}
      {planning && (
        <EditDialog open defaults={{ customer, contact, opportunity, quote }} onClose={() => setPlanning(false)} />
      )}
    </Paper>
  );
}

/** The open activities of a customer, earliest first. Tasks have no start, so their day counts. */
async function readOpen(customer: number): Promise<Activity[]> {
  const conditions = [
    { dbField: 'customer', condition: '=', value: customer },
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
