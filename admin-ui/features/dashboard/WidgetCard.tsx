import BarChartOutlinedIcon from '@mui/icons-material/BarChartOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { UserWidget } from '../../generated/user-widget/types.gen.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import { AnswerTable } from '../../app/report-table/ReportTable.tsx';
import { BarChart } from '../../kit/charts/BarChart.tsx';
import { ChartTable } from '../../kit/charts/ChartTable.tsx';
import { LineChart } from '../../kit/charts/LineChart.tsx';
import { PieChart } from '../../kit/charts/PieChart.tsx';
import { formatNumber } from '../../kit/charts/chart-data.ts';
import { QueueWidget } from './QueueWidget.tsx';
import { useWidgetData, type WidgetData } from './use-widgets.ts';

const charts = { bar: BarChart, line: LineChart, pie: PieChart } as const;

/** One widget as a number, list or chart. A chart can be shown as a table. */
export function WidgetCard({ widget }: { readonly widget: UserWidget }) {
  const id = useId();
  const { data, error, refetch } = useWidgetData(widget.id);
  const [asTable, setAsTable] = useState(false);
  const title = widget.widgetName ?? '';
  const isChart = data !== undefined && data.widgetType in charts;
  const toggle = t(asTable ? 'dashboard.widget.asChart' : 'dashboard.widget.asTable');
  const isSmall = widget.widgetType === 'number';
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, gridColumn: { md: isSmall ? 'span 3' : 'span 6' }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30, mb: 1 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1, fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {isChart && (
          <Tooltip title={toggle}>
            <IconButton aria-label={toggle} onClick={() => setAsTable(!asTable)}>
              {asTable ? <BarChartOutlinedIcon fontSize="small" /> : <TableChartOutlinedIcon fontSize="small" />}
            </IconButton>
          </Tooltip>
        )}
      </Box>
      {error ? (
        <Failed message={error.status === 422 ? error.message : t('dashboard.widget.failed')} onRetry={refetch} />
      ) : data ? (
        <Content data={data} title={title} asTable={asTable} />
      ) : (
        <Skeleton variant="rounded" height={isSmall ? 60 : 220} />
      )}
    </Paper>
  );
}

function Content({ data, title, asTable }: { data: WidgetData; title: string; asTable: boolean }) {
  if (data.widgetType === 'number')
    return (
      <>
        <Typography sx={{ fontSize: 28, lineHeight: '36px', fontWeight: 650, letterSpacing: '-0.02em' }}>
          {formatNumber(data.value, data.format)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {schemaText(data.title)}
        </Typography>
      </>
    );
  if (data.widgetType === 'queue') return <QueueWidget title={title} data={data} />;
  if (data.widgetType === 'list')
    return data.rows.length ? (
      <AnswerTable label={title} columns={data.columns} rows={data.rows} of={data.of} plain />
    ) : (
      <Nothing />
    );
  if (!data.labels.length) return <Nothing />;
  const Chart = charts[data.widgetType];
  return asTable ? <ChartTable title={title} data={data} /> : <Chart title={title} data={data} />;
}

const Nothing = () => (
  <Typography sx={{ color: 'text.secondary', py: 4, textAlign: 'center' }}>{t('dashboard.widget.nothing')}</Typography>
);

const Failed = ({ message, onRetry }: { readonly message: string; readonly onRetry: () => unknown }) => (
  <Box sx={{ py: 3, textAlign: 'center' }}>
    <Typography sx={{ color: 'text.secondary', mb: 1 }}>{message}</Typography>
    <Button variant="outlined" onClick={() => void onRetry()}>
      {t('kit.tryAgain')}
    </Button>
  </Box>
);
