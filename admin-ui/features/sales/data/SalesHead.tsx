import BarChartOutlinedIcon from '@mui/icons-material/BarChartOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PrintButton } from '../../../app/report-table/PrintButton.tsx';
import { ExportMenu } from '../../../crud/list/ExportMenu.tsx';
import { t } from '../../../core/i18n/t.ts';
import { monthName } from '../../../core/model/values.ts';
import { today } from '../../../core/time/london.ts';
import type { SalesView } from './columns.ts';
import { loadPage, pathOf, type Change, type SalesPage, type SalesQuery } from './use-sales-query.ts';

interface Props {
  readonly query: SalesQuery;
  readonly page: SalesPage | undefined;
  readonly chart: { readonly isShown: boolean; readonly toggle: () => void };
  readonly onChange: Change;
  readonly onPrint: (rows: SalesPage['rows'] | null) => void;
}

/** Title and number of rows, what is compared, and the tools. On paper also the day. */
export function SalesHead({ query, page, chart, onChange, onPrint }: Props) {
  const { view } = query;
  const toggle = t(chart.isShown ? 'report.hideChart' : 'report.showChart');
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, rowGap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h1">{t('sales.all.title')}</Typography>
        <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 48 }}>
          {page?.total.toLocaleString('en-GB')}
        </Typography>
        <Box data-screen sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('sales.all.views')}
            onChange={(_, next: SalesView | null) =>
              next && onChange({ view: next === 'figures' ? next : '', sort: '', order: '' })
            }
            sx={{ mr: 1, '& .MuiToggleButton-root': { py: 0, minHeight: 32, px: 1.25, textTransform: 'none' } }}
          >
            <ToggleButton value="comparison">{t('sales.all.comparison')}</ToggleButton>
            <ToggleButton value="figures">{t('sales.all.figures')}</ToggleButton>
          </ToggleButtonGroup>
          {view === 'comparison' && (
            <IconButton aria-label={toggle} aria-pressed={chart.isShown} onClick={chart.toggle}>
              <BarChartOutlinedIcon fontSize="small" />
            </IconButton>
          )}
          <PrintButton load={(number, perPage) => loadPage(query, number, perPage)} onPrint={onPrint} />
          <ExportMenu name={t('sales.all.title')} path={(format) => pathOf(query, { format }, '/export')} />
        </Box>
      </Box>
      {page?.years.length !== 0 && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5, minHeight: 20 }}>
          {page && periodText(query, page)}
        </Typography>
      )}
      <Typography sx={{ display: 'none', displayPrint: 'block', mt: 0.5 }}>
        {t('report.printed', { today: today() })}
      </Typography>
    </Box>
  );
}

/** `January to October 2026 compared with January to October 2025 and with the forecast`. */
function periodText({ view, filter }: SalesQuery, { year, to }: SalesPage): string {
  const period = filter.month
    ? monthName(Number(filter.month))
    : to === 1
      ? monthName(1)
      : t('sales.all.months', { first: monthName(1), last: monthName(to) });
  if (view === 'figures') return t('sales.all.shown', { period, year: year ?? t('sales.all.allYears') });
  const values = { period, year: year!, before: year! - 1 };
  return t(!filter.month && to === 12 ? 'sales.all.comparedYear' : 'sales.all.compared', values);
}
