import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import { widthOf } from './column-widths.ts';

type Order = 'ASC' | 'DESC';

interface LabelProps {
  readonly title: string;
  /** Order of the rows if they are sorted by this column; else null. */
  readonly order: Order | null;
  /** Over right-aligned figures the arrow is on the left, so that the title ends where they do. */
  readonly align: 'left' | 'right';
  readonly onSort: (order: Order) => void;
}

/** Value of `aria-sort`, for users who do not see the arrow. */
export const ariaSort = (order: Order | null) =>
  order ? (order === 'ASC' ? 'ascending' : 'descending') : ('none' as const);

/** A column head that shows the order and sorts the rows. */
export function SortCell({ name, ...label }: LabelProps & { readonly name: string }) {
  return (
    <TableCell
      data-column={name}
      align={label.align}
      aria-sort={ariaSort(label.order)}
      sx={{ ...widthOf(name), whiteSpace: 'nowrap' }}
    >
      <SortLabel {...label} />
    </TableCell>
  );
}

export function SortLabel({ title, order, align, onSort }: LabelProps) {
  const Arrow = order === 'DESC' ? ArrowDownwardIcon : ArrowUpwardIcon;
  return (
    <ButtonBase
      onClick={() => onSort(order === 'ASC' ? 'DESC' : 'ASC')}
      sx={{
        flexDirection: align === 'right' ? 'row-reverse' : 'row',
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
  );
}
