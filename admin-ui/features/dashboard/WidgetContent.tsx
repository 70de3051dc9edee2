import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { schemaText, t } from '../../core/i18n/t.ts';
import { AnswerTable } from '../../app/report-table/ReportTable.tsx';
import { BarChart } from '../../kit/charts/BarChart.tsx';
import { ChartTable } from '../../kit/charts/ChartTable.tsx';
import { LineChart } from '../../kit/charts/LineChart.tsx';
import { PieChart } from '../../kit/charts/PieChart.tsx';
import { formatNumber, formatShort } from '../../kit/charts/chart-data.ts';
import { QueueWidget } from './QueueWidget.tsx';
import { rowsIn } from './layout.ts';
import type { ListData, NumberData, WidgetData } from './use-widgets.ts';

const charts = { bar: BarChart, line: LineChart, pie: PieChart } as const;

export const isChart = ({ widgetType }: WidgetData): boolean => widgetType in charts;

interface Props {
  readonly data: WidgetData;
  readonly title: string;
  /** Whether a chart is shown as a table. */
  readonly asTable?: boolean;
  /** Height to fill, in pixels. */
  readonly room?: number | undefined;
  /** Columns of the dashboard that it takes, which decide how many columns a table of a list or report has. */
  readonly width?: number;
}

/** What a widget shows: a number, a table or a chart. */
export function WidgetContent({ data, title, asTable = false, room, width = 6 }: Props) {
  if (data.widgetType === 'number') return <NumberWidget data={data} />;
  if (data.widgetType === 'queue') return <QueueWidget title={title} data={data} />;
  if (data.widgetType === 'list')
    return data.rows.length ? (
      <AnswerTable
        label={title}
        columns={fitting(data, width)}
        rows={data.isChosen ? data.rows.slice(0, rowsIn(room)) : data.rows}
        of={data.of}
        plain
      />
    ) : (
      <Nothing />
    );
  if (!data.labels.length) return <Nothing />;
  const Chart = charts[data.widgetType];
  return asTable ? <ChartTable title={title} data={data} /> : <Chart title={title} data={data} room={room} />;
}

/** The first columns of a list or report that fit: none is cut through. A widget with its own query has few. */
const fitting = ({ columns, isChosen }: ListData, width: number) =>
  isChosen ? columns.slice(0, Math.max(Math.round(width * 0.65), 2)) : columns;

const NumberWidget = ({ data: { value, format, title, change } }: { readonly data: NumberData }) => (
  <>
    <Typography variant="figure" component="p" title={formatNumber(value, format)}>
      {formatShort(value, format)}
    </Typography>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {change ? t(`dashboard.period.${unitOf(change.period)}`, { title: schemaText(title) }) : schemaText(title)}
    </Typography>
    {change && (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 'fontWeightBold' }}>
          {changeText(value, change.value, format)}
        </Box>{' '}
        {t(`dashboard.change.${unitOf(change.period)}`, { before: formatNumber(change.value, format) })}
      </Typography>
    )}
  </>
);

const unitOf = (period: string) => period.split(' ')[1] as 'week' | 'month' | 'quarter' | 'year';

/** `▲ 12 (+8 %)` */
function changeText(value: number, before: number, format: NumberData['format']): string {
  const difference = value - before;
  if (!difference) return t('dashboard.change.none');
  const arrow = difference > 0 ? '▲' : '▼';
  const share = before ? ` (${difference > 0 ? '+' : '−'}${Math.round((100 * Math.abs(difference)) / before)} %)` : '';
  return `${arrow} ${formatNumber(Math.abs(difference), format)}${share}`;
}

const Nothing = () => (
  <Typography sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>{t('dashboard.widget.nothing')}</Typography>
);
