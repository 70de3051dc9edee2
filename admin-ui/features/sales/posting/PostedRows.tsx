import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { money } from '../../../core/model/values.ts';
import { Pages } from '../../../crud/list/Pager.tsx';
import { saveBlob } from '../../../kit/files/preview.ts';
import { postedRows, type Posting } from './calls.ts';
import { errorList } from './error-list.ts';
import { counted } from './posting.ts';
import { errorText } from './problem-text.ts';
import { t } from './texts.ts';

interface Props {
  readonly posting: Posting;
  readonly outcome: 'posted' | 'failed';
  /** Rows with this outcome so far. */
  readonly count: number;
}

/** The rows that were posted, or those that were not with the reason of each, page by page. */
export function PostedRows({ posting, outcome, count }: Props) {
  const notify = useNotify();
  const title = useId();
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState(25);
  // A page that is full does not change while more rows are posted.
  const known = Math.min(count, page * perPage);
  const { data = [], isPending } = useQuery({
    queryKey: ['salesPosting', posting.id, outcome, page, perPage, known],
    queryFn: () => postedRows(posting.id, outcome, page, perPage),
    placeholderData: keepPreviousData,
    enabled: count > 0,
  });
  if (!count) return null;
  const failed = outcome === 'failed';
  // The reason names the branch too.
  const besideReason = failed ? { display: { xs: 'none', sm: 'table-cell' } } : {};
  const save = () =>
    errorList(posting).then(
      (file) => saveBlob(file, 'posting-errors.csv'),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  return (
    <Box component="section" aria-labelledby={title} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" id={title}>
          {failed ? t('posting.progress.failed', counted(count)) : t('posting.progress.records')}
        </Typography>
        {failed && <Button onClick={() => void save()}>{t('posting.progress.errors')}</Button>}
      </Box>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 1.5 } } }}>
          <TableHead>
            <TableRow>
              <TableCell align="right" sx={{ width: 64 }}>
                {t('kit.sheet.row')}
              </TableCell>
              <TableCell sx={besideReason}>{t('posting.preview.branch')}</TableCell>
              <TableCell>{t('posting.preview.custCode')}</TableCell>
              <TableCell align={failed ? 'left' : 'right'}>
                {failed ? t('posting.progress.error') : t('posting.progress.sum')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map((row) => (
              <TableRow key={row.rowNo}>
                <TableCell align="right">{row.rowNo}</TableCell>
                <TableCell sx={besideReason}>{row.branch}</TableCell>
                <TableCell>{row.custCode}</TableCell>
                <TableCell align={failed ? 'left' : 'right'}>
                  {failed ? errorText(row, posting.sYear) : money(row.total)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {count > 25 && (
        <Pages
          page={page}
          perPage={perPage}
          total={count}
          isPending={isPending}
          setPage={setPage}
          setPerPage={(rows) => {
            setPage(1);
            setPerPage(rows);
          }}
        />
      )}
    </Box>
  );
}
