import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { actualSales } from '../../generated/actual-sales/resource.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { monthName } from '../../core/model/values.ts';
import { amount, difference } from './difference.ts';

export interface SalesMonth {
  readonly id: number;
  readonly sYear: number;
  readonly branch: string;
  readonly custCode: string;
  readonly custName: string;
  readonly sMonth: number;
  readonly salesValue: number | null;
  readonly forecastValue: number | null;
}

interface Column {
  readonly title: string;
  readonly numeric?: true;
  /** The head of a card. */
  readonly isHead?: true;
  readonly text: (row: SalesMonth) => string;
}

const { fields } = actualSales;

const columns: readonly Column[] = [
  { title: fields.sYear!.title, text: ({ sYear }) => String(sYear) },
  { title: fields.sMonth!.title, text: ({ sMonth }) => monthName(sMonth) },
  { title: fields.branch!.title, text: ({ branch }) => branch },
  { title: fields.custCode!.title, text: ({ custCode }) => custCode },
  { title: fields.customer!.title, isHead: true, text: ({ custName }) => custName },
  { title: t('sales.actual'), numeric: true, text: ({ salesValue }) => amount(salesValue) },
  { title: t('sales.forecast'), numeric: true, text: ({ forecastValue }) => amount(forecastValue) },
  { title: t('sales.difference'), numeric: true, text: (row) => difference(row.salesValue, row.forecastValue) },
];

interface Props {
  readonly rows: readonly SalesMonth[];
  readonly busy: boolean;
  /** The rows are those of the previous page, while the next one loads. */
  readonly old: boolean;
}

/** Months as a table; on a phone as cards with the same facts. */
export function SalesRows({ rows, busy, old }: Props) {
  const cards = useMediaQuery('(max-width: 640px)');
  const look = { opacity: old ? 0.5 : 1, transition: 'opacity 120ms' };
  if (cards)
    return (
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, ...look }} aria-busy={busy}>
        {rows.map((row) => (
          <Card key={row.id} row={row} />
        ))}
      </Stack>
    );
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={t('sales.all.table')}
      sx={{ flex: '0 1 auto', minHeight: 160 }}
    >
      <Table stickyHeader size="small" aria-busy={busy} sx={look}>
        <TableHead>
          <TableRow>
            {columns.map(({ title, numeric }) => (
              <TableCell key={title} align={numeric ? 'right' : 'left'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              {columns.map(({ title, numeric, text }) => (
                <TableCell
                  key={title}
                  align={numeric ? 'right' : 'left'}
                  title={text(row).length > 24 ? text(row) : undefined}
                  sx={{ maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {text(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Card({ row }: { readonly row: SalesMonth }) {
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5 }}>
      <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {row.custName}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(88px, auto) 1fr', columnGap: 1.5, rowGap: 0.25, m: 0 }}
      >
        {columns
          .filter(({ isHead }) => !isHead)
          .map(({ title, text }) => (
            <Box key={title} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary', lineHeight: '20px' }}>
                {title}
              </Typography>
              <Box component="dd" sx={{ m: 0 }}>
                {text(row)}
              </Box>
            </Box>
          ))}
      </Box>
    </Paper>
  );
}
