import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '../../../core/i18n/t.ts';
import { textOf } from '../../../core/model/values.ts';
import { isOwnBranch } from '../../../app/report-table/own-branch.ts';
import { shownOf } from '../../../app/report-table/answer-column.ts';
import { BarChart } from '../../../kit/charts/BarChart.tsx';
import { LineChart } from '../../../kit/charts/LineChart.tsx';
import { columnsOf, type Grouping } from './columns.ts';
import type { SalesPage } from './use-sales-query.ts';

/** Maximum rows that are drawn. */
const most = 15;

/** Usual height of the chart, in pixels. */
export const chartHeight = (by: Grouping): number => (by === 'month' ? 276 : 338);

interface Props {
  readonly title: string;
  readonly by: Grouping;
  readonly rows: SalesPage['rows'];
}

/** Actual sales over those of last year, and the forecast: months as lines, else the first rows of the table as bars. */
export function SalesChart({ title, by, rows }: Props) {
  const columns = columnsOf('comparison', by);
  const shown = shownOf(columns);
  const drawn = rows.slice(0, by === 'month' ? 12 : most);
  const seriesOf = (name: string) => ({
    name: columns.find((column) => column.name === name)!.title,
    format: 'money' as const,
    data: drawn.map((row) => (row[name] as number | null) ?? 0),
  });
  const data = {
    labels: drawn.map((row) => textOf(shown, columns[0]!.name, row)),
    ownFirst: drawn[0] !== undefined && isOwnBranch(columns[0]!, drawn[0]),
    series: [
      { ...seriesOf('salesValue'), before: seriesOf('lastYear').data, beforeName: seriesOf('lastYear').name },
      seriesOf('forecastValue'),
    ],
  };
  const Drawn = by === 'month' ? LineChart : BarChart;
  return (
    <Paper
      component="section"
      aria-label={t('sales.all.chart', { title })}
      variant="outlined"
      sx={{ p: 2, flexShrink: 0 }}
    >
      <Drawn title={title} data={data} />
      {drawn.length < rows.length && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('sales.all.firstRows', { smart_count: drawn.length })}
        </Typography>
      )}
    </Paper>
  );
}
