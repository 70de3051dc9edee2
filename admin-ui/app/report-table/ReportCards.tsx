import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { namingColumn, pageOf } from './report-rows.ts';
import type { AnswerTableProps } from './report-table-props.ts';
import { AnswerValue } from './ReportValue.tsx';

/** The rows of a report as cards, on a telephone. */
export function AnswerCards({ label, columns, rows, totals, of, linkOf, rowPage, dimmed = false }: AnswerTableProps) {
  const naming = namingColumn(of, columns);
  const named = columns.find(({ name }) => name === naming);
  if (!rows)
    return (
      <Stack spacing={1}>
        {Array.from({ length: 4 }, (_, i) => (
          <Skeleton key={i} variant="rounded" height={112} />
        ))}
      </Stack>
    );
  return (
    <Stack
      component="ul"
      aria-label={label}
      spacing={1}
      sx={{ listStyle: 'none', p: 0, m: 0, opacity: dimmed ? 0.5 : 1 }}
    >
      {totals && Object.keys(totals).length > 0 && (
        <Card title={t('report.total')}>
          <Facts
            columns={columns.filter(({ name }) => name in totals)}
            row={totals}
            linkOf={(name) => linkOf?.(name, totals, true)}
          />
        </Card>
      )}
      {rows.map((row, i) => (
        <Card
          key={i}
          title={named && <AnswerValue column={named} row={row} page={rowPage?.(row) ?? pageOf(of, row)} />}
        >
          <Facts
            columns={columns.filter((column) => column !== named)}
            row={row}
            linkOf={(name) => linkOf?.(name, row, false)}
          />
        </Card>
      ))}
    </Stack>
  );
}

const Card = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
    <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {title}
    </Typography>
    {children}
  </Paper>
);

interface FactsProps extends Pick<AnswerTableProps, 'columns'> {
  readonly row: WireRecord;
  readonly linkOf: (column: string) => string | null | undefined;
}

const Facts = ({ columns, row, linkOf }: FactsProps) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: 1.5, rowGap: 0.25, m: 0 }}
  >
    {columns.map((column) => (
      <Box key={column.name} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', lineHeight: '20px' }}>
          {column.title}
        </Typography>
        <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          <AnswerValue column={column} row={row} page={linkOf(column.name) ?? null} isFigure />
        </Box>
      </Box>
    ))}
  </Box>
);
