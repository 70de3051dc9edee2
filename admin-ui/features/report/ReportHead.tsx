import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import BarChartOutlinedIcon from '@mui/icons-material/BarChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { schemaText, t } from '../../core/i18n/t.ts';
import { today } from '../../core/time/london.ts';
import { ExportMenu } from '../../crud/list/ExportMenu.tsx';
import { PrintButton } from '../../app/report-table/PrintButton.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';
import type { ChartShown } from './use-chart-shown.ts';
import { exportPath, loadRows, narrowed, type Page, type Report, type ReportQuery } from './use-report.ts';

interface Props {
  readonly report: Report;
  readonly query: ReportQuery;
  readonly page: Page | undefined;
  /** Name of the figure whose rows are shown; null for the report itself. */
  readonly figure: string | null;
  readonly chart: ChartShown;
  readonly onPrint: (rows: Page['rows'] | null) => void;
}

/** Title and number of rows of a report, and its tools. On paper also its period and the day. */
export function ReportHead({ report, query, page, figure, chart, onPrint }: Props) {
  const { description, reportName, dateTitle } = report;
  const toggle = t(chart.isShown ? 'report.hideChart' : 'report.showChart');
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography variant="h1">{schemaText(reportName)}</Typography>
        <Typography aria-live="polite" sx={{ color: 'text.secondary', minWidth: 48 }}>
          {page === undefined ? '' : page.total.toLocaleString('en-GB')}
        </Typography>
        <Box data-screen sx={{ ml: 'auto', display: 'flex', gap: 0.5 }}>
          {chart.has && (
            <IconButton aria-label={toggle} aria-pressed={chart.isShown} onClick={chart.toggle}>
              <BarChartOutlinedIcon fontSize="small" />
            </IconButton>
          )}
          {!report.behind && <ScheduleButton report={report} query={query} />}
          <PrintButton
            load={(number, perPage) => loadRows(report, { ...query, page: number, perPage })}
            onPrint={onPrint}
          />
          <ExportMenu name={reportName} path={(format) => exportPath(report, query, format)} rows={page?.total} />
        </Box>
      </Box>
      {figure !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.5, flexWrap: 'wrap' }}>
          <Button data-screen component={Link} to={`?${narrowed(query)}`} size="small" startIcon={<ArrowBackIcon />}>
            {t('report.allFigures')}
          </Button>
          <Typography sx={{ fontWeight: 'fontWeightMedium' }}>{figure}</Typography>
        </Box>
      )}
      {description !== null && (
        <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 900 }}>{schemaText(description)}</Typography>
      )}
      <Typography sx={{ display: 'none', displayPrint: 'block', mt: 0.5 }}>
        {dateTitle !== null && (page?.days.from || page?.days.to)
          ? t('report.printedPeriod', {
              date: schemaText(dateTitle),
              from: page.days.from ?? '…',
              to: page.days.to ?? '…',
              today: today(),
            })
          : t('report.printed', { today: today() })}
      </Typography>
    </Box>
  );
}
