import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '../../../core/i18n/t.ts';
import type { Outcome } from './calls.ts';

/** Errors shown; the download has all. */
const most = 200;

/** The rows that were not posted, each with its reason (ERR-059, ERR-060). */
export const PostingErrors = ({ errors, year }: { readonly errors: readonly Outcome[]; readonly year: string }) => (
  <section aria-label={t('posting.progress.title')}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {t('posting.progress.failed', { smart_count: errors.length })}
    </Typography>
    <TableContainer component={Paper} variant="outlined">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell align="right">{t('posting.preview.row')}</TableCell>
            <TableCell>{t('posting.preview.branch')}</TableCell>
            <TableCell>{t('posting.preview.custCode')}</TableCell>
            <TableCell>{t('posting.progress.title')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {errors.slice(0, most).map(({ rowNo, branch, custCode, message }) => (
            <TableRow key={rowNo}>
              <TableCell align="right">{rowNo}</TableCell>
              <TableCell>{branch}</TableCell>
              <TableCell>{custCode}</TableCell>
              <TableCell>
                {t('posting.progress.forMonth', { year, branch })} {message}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </section>
);
