import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';

type Order = 'ASC' | 'DESC';

interface Props {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** How the rows are sorted by this column, if they are. */
  readonly order: Order | null;
  readonly onSort: (order: Order) => void;
}

/** A head says what the rows are sorted by, and sorts them. */
export function SortCell({ title, align, order, onSort }: Props) {
  const Arrow = order === 'DESC' ? ArrowDownwardIcon : ArrowUpwardIcon;
  return (
    <TableCell
      align={align}
      aria-sort={order ? (order === 'ASC' ? 'ascending' : 'descending') : 'none'}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <ButtonBase
        onClick={() => onSort(order === 'ASC' ? 'DESC' : 'ASC')}
        sx={{
          font: 'inherit',
          color: order ? 'text.primary' : 'inherit',
          gap: 0.5,
          '& svg': { opacity: order ? 1 : 0 },
          '&:hover svg, &:focus-visible svg': { opacity: order ? 1 : 0.5 },
        }}
      >
        {title}
        <Arrow sx={{ fontSize: 14 }} aria-hidden />
      </ButtonBase>
    </TableCell>
  );
}
