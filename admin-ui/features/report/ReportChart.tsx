import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
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
import { Loading } from '../../kit/Loading.tsx';

interface Chart extends ChartData {
  readonly kind: 'bar' | 'line';
  /** Whether there may be more groups than those shown. */
  readonly hasMore: boolean;
  /** Name of the figure that it shows. */
  readonly figure: string;
  /** Name of what the figure is shown by. */
  readonly by: string;
  readonly figures: readonly Choice[];
  readonly groups: readonly Choice[];
}

interface Choice {
  readonly name: string;
  readonly title: string;
}

/**
 * A figure of a report as a chart: over its periods, or for the groups where it is greatest. The table has the rest. A
 * report of rows counts them, or adds their amounts, by month or by what they refer to.
 */
export function ReportChart({ report, query }: { readonly report: Report; readonly query: ReportQuery }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const params = narrowed(query);
  for (const [name, value] of Object.entries(chosen)) params.set(name, value);
  const path = `dbreport/${report.id}/chart?${params}`;
  const { data, error } = useQuery<Chart, HttpError>({
    queryKey: ['report', report.id, path],
    queryFn: () => load(`dbreport/${report.reportName}/chart`, call<Chart>(path)),
    placeholderData: keepPreviousData,
  });
  if (error) return null;
  const name = t('report.chart', { title: schemaText(report.reportName) });
  const titleOf = ({ figures, figure }: Chart) => schemaText(figures.find((one) => one.name === figure)!.title);
  return (
    <Paper
      component="section"
      aria-label={name}
      variant="outlined"
      sx={{ p: 2, width: { lg: 380 }, flexShrink: 0, alignSelf: { lg: 'flex-start' } }}
    >
      {data ? (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
            <Chosen
              label={t('report.charted')}
              value={data.figure}
              choices={data.figures}
              onChange={(figure) => setChosen({ ...chosen, figure })}
            />
            {data.groups.length > 1 && (
              <Chosen
                label={t('report.chartedBy')}
                value={data.by}
                choices={data.groups}
                onChange={(by) => setChosen({ ...chosen, by })}
              />
            )}
          </Box>
          {data.labels.length > 0 &&
            (data.kind === 'line' ? (
              <LineChart title={titleOf(data)} data={data} />
            ) : (
              <BarChart title={titleOf(data)} data={data} whole />
            ))}
          {data.kind === 'bar' && data.hasMore && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
              {t('report.greatest', { smart_count: data.labels.length })}
            </Typography>
          )}
        </>
      ) : (
        <Loading height={260} />
      )}
    </Paper>
  );
}

interface ChosenProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (name: string) => void;
}

const Chosen = ({ label, value, choices, onChange }: ChosenProps) => (
  <Select value={value} onChange={(event) => onChange(event.target.value)} inputProps={{ 'aria-label': label }}>
    {choices.map((choice) => (
      <MenuItem key={choice.name} value={choice.name}>
        {schemaText(choice.title)}
      </MenuItem>
    ))}
  </Select>
);
