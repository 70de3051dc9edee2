import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../core/i18n/t.ts';
import { amount } from './difference.ts';

export interface Line {
  readonly name: string;
  readonly sold: number;
  readonly expected: number;
  /** Null where they are not compared. */
  readonly difference: number | null;
}

interface Props {
  readonly title: string;
  /** Title of the first column. */
  readonly of: string;
  readonly lines: readonly Line[];
  /** The last line is the sum of those above it. */
  readonly summed?: boolean;
  /** Shown below the table. */
  readonly note?: string;
}

/** Sales compared with forecasts. The server sends 0 where there is no figure. */
export const SoldTable = ({ title, of, lines, summed = false, note }: Props) => (
  <TableContainer
    component={Paper}
    variant="outlined"
    tabIndex={0}
    role="region"
    aria-label={t('kit.scrollable', { title })}
  >
    <Table size="small" sx={{ '& td, & th': { py: 0.5, height: 32, whiteSpace: 'nowrap' } }}>
      {note && <caption>{note}</caption>}
      <TableHead>
        <TableRow>
          <TableCell>{of}</TableCell>
          <TableCell align="right">{t('sales.actual')}</TableCell>
          <TableCell align="right">{t('sales.forecast')}</TableCell>
          <TableCell align="right">{t('sales.difference')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ name, sold, expected, difference }, i) => (
          <TableRow
            key={name}
            sx={summed && i === lines.length - 1 ? { '& td, & th': { fontWeight: 'fontWeightBold' } } : undefined}
          >
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{amount(sold || null)}</TableCell>
            <TableCell align="right">{amount(expected || null)}</TableCell>
            <TableCell align="right">{amount(difference)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
