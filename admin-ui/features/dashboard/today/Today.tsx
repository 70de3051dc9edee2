import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Suspense } from 'react';
import { useNotify } from 'react-admin';
import { usePageShortcuts } from '../../../core/shortcuts.ts';
import { later } from '../../../kit/later.tsx';
import { LoadFailed } from '../../../kit/LoadFailed.tsx';
import { shortcuts } from './keys.ts';
import type { Lines } from './line.ts';
import { t } from './texts.ts';
import { TodayLoading } from './TodayLoading.tsx';
import { TodaySection } from './TodaySection.tsx';
import { useActivityLines } from './use-activity-lines.tsx';
import { useAlertLines } from './use-alert-lines.tsx';
import { useChaseLines } from './use-chase-lines.tsx';
import { useCustomerLines } from './use-customer-lines.tsx';
import { useLineKeys } from './use-line-keys.ts';
import { useTake } from './use-take.ts';
import { useLiveToday, useToday, type TodayAnswer } from './use-today.ts';

const AwayNotice = later(() => import('./AwayNotice.tsx').then((module) => module.AwayNotice));

/** Maximum lines of a section below the activities. */
const short = 5;

/**
 * What the user has to do: activities that are overdue, due today and in the next seven days; below, quotations to
 * chase, alerts, customers to approve and quiet customers. Each line is dealt with in place.
 */
export function Today() {
  const { data, error, refetch } = useToday();
  useLiveToday();
  usePageShortcuts(shortcuts);
  if (data) return <Sections work={data} />;
  return error ? (
    <LoadFailed text={t('today.failed')} onRetry={() => void refetch()} sx={{ mb: 4 }} />
  ) : (
    <TodayLoading />
  );
}

function Sections({ work }: { readonly work: TodayAnswer }) {
  const notify = useNotify();
  const { gone, take } = useTake();
  const complain = (line: string) => (error: unknown) =>
    void notify(t('today.refused', { line, message: (error as Error).message }), { type: 'error' });
  const activities = useActivityLines(take, complain);
  const chase = useChaseLines();
  const alerts = useAlertLines(take, complain);
  const customers = useCustomerLines(take, complain);
  const left = (section: Lines): Lines => {
    const lines = section.lines.filter(({ id }) => !gone.has(id));
    return { ...section, lines, total: section.total - (section.lines.length - lines.length) };
  };
  const above = (['overdue', 'today', 'next'] as const).flatMap((name) => {
    const section = work[name];
    return section ? [left(activities.linesOf(name, section))] : [];
  });
  const below = [
    ...(work.chase ? [chase.linesOf(work.chase)] : []),
    ...(work.alerts ? [alerts.linesOf(work.alerts)] : []),
    ...(work.approvals ? [customers.linesOf('approvals', work.approvals)] : []),
    ...(work.quiet ? [customers.linesOf('quiet', work.quiet)] : []),
  ].map((section) => {
    const whole = left(section);
    return { ...whole, lines: whole.lines.slice(0, short) };
  });
  const lines = [...above, ...below].flatMap((section) => section.lines);
  const isBusy = Boolean(activities.dialog ?? chase.dialog ?? customers.dialog) || alerts.isBusy;
  const { currentId, onAt, onKeyDown } = useLineKeys(lines, isBusy);
  const stopId = currentId ?? lines[0]?.id;
  const group = (sections: readonly Lines[], width: number) =>
    sections.length > 0 && (
      <Box sx={{ ...columns, gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))` }}>
        {sections.map((section) => (
          <TodaySection key={section.name} section={section} currentId={currentId} stopId={stopId} onAt={onAt} />
        ))}
      </Box>
    );
  return (
    <Paper
      variant="section"
      component="section"
      aria-label={t('today.title')}
      data-today
      onKeyDown={onKeyDown}
      sx={{ mb: 4, '& > div + div': { borderTop: 1, borderColor: 'divider' } }}
    >
      {(work.away || work.covering.length > 0) && (
        <Suspense>
          <AwayNotice away={work.away} covering={work.covering} />
        </Suspense>
      )}
      {group(above, 280)}
      {group(below, 240)}
      {activities.dialog}
      {chase.dialog}
      {alerts.dialog}
      {customers.dialog}
    </Paper>
  );
}

/** Columns with hairlines between them, as many as there is room for. */
const columns = {
  py: 1.5,
  display: 'grid',
  rowGap: 1.5,
  columnGap: 4,
  '& > section': { position: 'relative', minWidth: 0 },
  '& > section + section::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: -16,
    borderLeft: 1,
    borderColor: 'divider',
    display: { xs: 'none', sm: 'block' },
  },
} as const;
