import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';

interface Props {
  readonly page: number;
  readonly perPage: number;
  readonly total?: number | undefined;
  readonly isPending: boolean;
  readonly setPage: (page: number) => void;
  readonly setPerPage: (rows: number) => void;
  /** How to print all rows, if that is possible. The browser's own menu prints only the rows that are shown. */
  readonly printHint?: string;
}

/** Page controls of a list. At first they are drawn in slices, as the rows are. */
export function Pager() {
  const list = useListContext();
  return <Pages {...list} isPending={useDeferredValue(list.isPending)} printHint={t('crud.print.allByButtonOrKey')} />;
}

/** Page controls, with 25, 50 or 100 rows per page. On paper, a sentence says which rows are shown, unless all are. */
export function Pages({ page, perPage, total = 0, setPage, setPerPage, isPending, printHint = '' }: Props) {
  if (isPending) return <Box sx={{ flexShrink: 0, minHeight: 40 }} />;
  const [from, to] = [(page - 1) * perPage + 1, Math.min(page * perPage, total)];
  const inWords = (count: number) => count.toLocaleString('en-GB');
  return (
    <>
      <TablePagination
        component="div"
        count={total}
        page={page - 1}
        rowsPerPage={perPage}
        rowsPerPageOptions={[25, 50, 100]}
        onPageChange={(_, next) => setPage(next + 1)}
        onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
        showFirstButton
        showLastButton
        data-screen
        sx={{ flexShrink: 0, '& .MuiTablePagination-toolbar': { minHeight: 40, pl: 0, flexWrap: 'wrap' } }}
      />
      {to - from + 1 < total && (
        <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>
          {t('crud.print.page', { from: inWords(from), to: inWords(to), all: inWords(total) })} {printHint}
        </Typography>
      )}
    </>
  );
}
