import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { money, monthName } from '../../../core/model/values.ts';
import { totalsOf, type Total } from './preview.ts';
import type { SheetEditor } from './use-sheet.ts';
import { t } from './texts.ts';

/** Totals of the sheet by month and by branch, beside the saved figures that it replaces. */
export function SheetTotals({ editor: { sheet, accounts } }: { readonly editor: SheetEditor }) {
  const { months, branches, all } = useMemo(() => totalsOf(sheet, accounts, nameOf), [sheet, accounts]);
  return (
    <Box
      component="section"
      aria-label={t('posting.totals.title')}
      sx={{
        display: 'grid',
        gap: 2,
        alignContent: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr)' },
      }}
    >
      <TotalsTable title={t('posting.totals.byMonth')} rows={months} all={all} />
      <TotalsTable title={t('posting.totals.byBranch')} rows={branches} all={all} />
    </Box>
  );
}

const nameOf = (month: number, year: number | null): string => monthName(month) + (year === null ? '' : ` ${year}`);

interface Props {
  readonly title: string;
  readonly rows: readonly Total[];
  readonly all: Total;
}

const TotalsTable = ({ title, rows, all }: Props) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={title}>
      <Table
        size="small"
        sx={{ '& td, & th': { py: 0.5, px: 1, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell />
            <TableCell align="right">{t('posting.totals.sheet')}</TableCell>
            <TableCell align="right">{t('posting.totals.now')}</TableCell>
            <TableCell align="right">{t('posting.totals.change')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...rows, { ...all, name: t('posting.totals.all') }].map(({ name, sheet, now }, i) => (
            <TableRow key={i} sx={i === rows.length ? { '& td, & th': { fontWeight: 'fontWeightBold' } } : undefined}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {[sheet, now, sheet - now].map((pence, column) => (
                <TableCell key={column} align="right">
                  {money(pence / 100)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Box>
);
