import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { namingColumn, pageOf } from './report-rows.ts';
import type { AnswerTableProps } from './report-table-props.ts';
import { AnswerValue } from './ReportValue.tsx';

/** The rows of a report as cards, on a telephone. */
export function AnswerCards({ label, columns, rows, of, dimmed = false }: AnswerTableProps) {
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
      {rows.map((row, i) => (
        <Paper component="li" variant="outlined" key={i} sx={{ p: 1.5 }}>
          <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {named && <AnswerValue column={named} row={row} page={pageOf(of, row)} />}
          </Typography>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: 1.5, rowGap: 0.25, m: 0 }}
          >
            {columns
              .filter((column) => column !== named)
              .map((column) => (
                <Box key={column.name} sx={{ display: 'contents' }}>
                  <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', lineHeight: '20px' }}>
                    {column.title}
                  </Typography>
                  <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                    <AnswerValue column={column} row={row} page={null} />
                  </Box>
                </Box>
              ))}
          </Box>
        </Paper>
      ))}
    </Stack>
  );
}
