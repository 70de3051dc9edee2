import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { t } from '../../core/i18n/t.ts';
import { afterLoading } from '../../kit/after-loading.ts';
import { later, Nothing } from '../../kit/later.tsx';
import { RecentCustomers } from './RecentCustomers.tsx';
import { TodayLoading } from './today/TodayLoading.tsx';
import { useToday } from './today/use-today.ts';
import { Widgets } from './Widgets.tsx';
import { allows } from '../../core/session/rules.ts';
import { useSession } from '../../core/session/session.ts';

const SetupSteps = later(() => import('./setup/SetupSteps.tsx').then((module) => module.SetupSteps), Nothing);
const Today = later(() => import('./today/Today.tsx').then((module) => module.Today));
// The first thing that people look for, so it does not wait until the page is idle.
void Today.load().catch(() => undefined);

/** The first page: what the user has to do, the user's widgets, and the customers added last. */
export function Dashboard() {
  const session = useSession();
  const seesCustomers = allows(session, { permission: 'ViewCustomers' });
  // Loads the work together with the code that shows it.
  useToday();
  return (
    <Box sx={{ maxWidth: 1600, '& > :has([aria-busy="true"]) ~ *, & > [aria-busy="true"] ~ *': afterLoading }}>
      <Typography variant="h1">
        {t(`dashboard.${timeOfDay()}`, { name: session?.profile.fullName.split(' ')[0] ?? '' })}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{today()}</Typography>
      {allows(session, { roleName: 'Admin' }) && (
        <Suspense>
          <SetupSteps />
        </Suspense>
      )}
      <Suspense fallback={<TodayLoading />}>
        <Today />
      </Suspense>
      {session && (
        <Box component="section" aria-label={t('dashboard.widgets.title')} sx={{ mb: 4 }}>
          <Widgets user={session.profile.id} />
        </Box>
      )}
      {seesCustomers ? <RecentCustomers /> : <Typography>{t('dashboard.noCustomers')}</Typography>}
    </Box>
  );
}

const london = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options }).format(new Date());

const today = () => london({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

function timeOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(london({ hour: '2-digit', hourCycle: 'h23' }));
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
