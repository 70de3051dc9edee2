import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { AnswerTable } from '../../app/report-table/ReportTable.tsx';
import type { QueueData } from './use-widgets.ts';

const reasons = ['mine', 'expiring', 'orderDue', 'expired', 'quiet'] as const;

/** The first quotations to chase, and how many there are for each reason. */
export function QueueWidget({ title, data }: { readonly title: string; readonly data: QueueData }) {
  const { total, exact, counts, columns, rows, of } = data;
  if (!total)
    return (
      <Typography sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>{t('dashboard.queue.none')}</Typography>
    );
  const number = (count: number) => count.toLocaleString('en-GB');
  const all = number(total);
  return (
    <>
      <Box component="ul" aria-label={t('dashboard.queue.why')} sx={list}>
        {reasons
          .filter((reason) => counts[reason] > 0)
          .map((reason) => (
            <Typography component="li" key={reason} sx={{ color: 'text.secondary' }}>
              <Box component="span" sx={{ color: 'text.primary', fontWeight: 'fontWeightBold' }}>
                {number(counts[reason])}
              </Box>{' '}
              {t(`dashboard.queue.${reason}`)}
            </Typography>
          ))}
      </Box>
      <AnswerTable label={title} columns={columns} rows={rows} of={of} plain />
      <Link
        component={RouterLink}
        to="/quotations/chase"
        sx={{ display: 'inline-block', mt: 1, fontWeight: 'fontWeightMedium' }}
      >
        {t('dashboard.queue.open', {
          smart_count: total,
          count: exact ? all : t('dashboard.queue.more', { count: all }),
        })}
      </Link>
    </>
  );
}

const list = { listStyle: 'none', m: 0, mb: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 } as const;
