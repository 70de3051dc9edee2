import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HttpError } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { schemaText, t } from '../../core/i18n/t.ts';
import type { ChartData } from '../../kit/charts/chart-data.ts';
import { BarChart } from '../../kit/charts/BarChart.tsx';
import { LineChart } from '../../kit/charts/LineChart.tsx';
import { load, narrowed, type Report, type ReportQuery } from './use-report.ts';

interface Chart extends ChartData {
  readonly kind: 'bar' | 'line';
  /** Name of the figure that it shows. */
  readonly figure: string;
}

/** A figure of a report as a chart: over its periods, or for the groups where it is greatest. The table has the rest. */
export function ReportChart({ report, query }: { readonly report: Report; readonly query: ReportQuery }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const params = narrowed(query);
  if (chosen !== null) params.set('figure', chosen);
  const path = `dbreport/${report.id}/chart?${params}`;
  const { data, error } = useQuery<Chart, HttpError>({
    queryKey: ['report', report.id, path],
    queryFn: () => load(`dbreport/${report.reportName}/chart`, call<Chart>(path)),
    placeholderData: keepPreviousData,
  });
  if (error) return null;
  const figures = report.columns.filter(({ figure }) => figure);
  const name = t('report.chart', { title: schemaText(report.reportName) });
  const Drawn = data?.kind === 'line' ? LineChart : BarChart;
  const titleOf = (figure: string) => schemaText(figures.find((one) => one.name === figure)!.title);
  return (
    <Paper
      component="section"
      aria-label={name}
      variant="outlined"
      sx={{ p: 2, width: { lg: 380 }, flexShrink: 0, alignSelf: { lg: 'flex-start' }, breakInside: 'avoid' }}
    >
      {data ? (
        <>
          <Select
            value={data.figure}
            onChange={(event) => setChosen(event.target.value)}
            inputProps={{ 'aria-label': t('report.charted') }}
            sx={{ mb: 1.5 }}
          >
            {figures.map((one) => (
              <MenuItem key={one.name} value={one.name}>
                {schemaText(one.title)}
              </MenuItem>
            ))}
          </Select>
          {data.labels.length > 0 && <Drawn title={titleOf(data.figure)} data={data} />}
          {data.kind === 'bar' && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
              {t('report.greatest', { smart_count: data.labels.length })}
            </Typography>
          )}
        </>
      ) : (
        <Skeleton variant="rounded" height={260} />
      )}
    </Paper>
  );
}
