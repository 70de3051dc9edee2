import TablePagination from '@mui/material/TablePagination';
import { useListContext } from 'react-admin';

interface Props {
  readonly page: number;
  readonly perPage: number;
  readonly total?: number | undefined;
  readonly isPending: boolean;
  readonly setPage: (page: number) => void;
  readonly setPerPage: (rows: number) => void;
}

/** Page controls of a list. */
export function Pager() {
  return <Pages {...useListContext()} />;
}

/** Page controls, with 25, 50 or 100 rows per page. */
export function Pages({ page, perPage, total = 0, setPage, setPerPage, isPending }: Props) {
  return (
    <TablePagination
      component="div"
      count={isPending ? -1 : total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={[25, 50, 100]}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      showFirstButton
      showLastButton
      sx={{ flexShrink: 0, '& .MuiTablePagination-toolbar': { minHeight: 40, pl: 0, flexWrap: 'wrap' } }}
    />
  );
}
