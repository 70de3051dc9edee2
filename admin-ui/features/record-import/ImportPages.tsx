import TablePagination from '@mui/material/TablePagination';
import { pageSize } from './calls.ts';

interface Props {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Page controls of the rows of an import, 100 on each page. */
export const ImportPages = ({ page, total, onPage }: Props) =>
  total > pageSize && (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={pageSize}
      rowsPerPageOptions={[pageSize]}
      onPageChange={(_, next) => onPage(next + 1)}
      showFirstButton
      showLastButton
    />
  );
