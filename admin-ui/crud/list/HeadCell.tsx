import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import { useListContext } from 'react-admin';
import { isNumeric } from '../../core/model/values.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { useList } from './list-context.ts';
import { widthOf } from '../../kit/tables/column-widths.ts';
import { ariaSort, SortLabel } from '../../kit/tables/SortCell.tsx';

/** A column head. It shows the order, sorts the list, and its edge changes the width. */
export function HeadCell({ name }: { readonly name: string }) {
  const { sort, setSort } = useListContext();
  const { of, sorts, columns } = useList();
  const field = of.fields[name]!;
  const order = sort.field === name ? sort.order : null;
  const align = isNumeric(field) ? 'right' : 'left';
  const sortable = sorts.includes(name);
  return (
    <TableCell
      data-column={name}
      align={align}
      aria-sort={sortable ? ariaSort(order) : undefined}
      sx={{ ...widthOf(name), whiteSpace: 'nowrap' }}
    >
      <Box component="span" title={field.title} sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {sortable ? (
          <SortLabel
            title={field.title}
            order={order}
            align={align}
            onSort={(next) => setSort({ field: name, order: next })}
          />
        ) : (
          field.title
        )}
      </Box>
      {columns.setWidth && <ColumnEdge name={name} title={field.title} onWidth={columns.setWidth} />}
    </TableCell>
  );
}
