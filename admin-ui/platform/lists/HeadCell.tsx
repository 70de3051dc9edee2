import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import { useListContext } from 'react-admin';
import { isNumeric } from '../fields/values.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { widthOf } from './column-width.ts';
import { useList } from './list-context.ts';

/** A head says what the list is sorted by, and sorts it; its edge makes the column wider. */
export function HeadCell({ name }: { readonly name: string }) {
  const { sort, setSort } = useListContext();
  const { of, sorts, columns } = useList();
  const field = of.fields[name]!;
  const active = sort.field === name;
  const sortable = sorts.includes(name);
  const Arrow = active && sort.order === 'DESC' ? ArrowDownwardIcon : ArrowUpwardIcon;
  return (
    <TableCell
      align={isNumeric(field) ? 'right' : 'left'}
      aria-sort={!sortable ? undefined : active ? (sort.order === 'ASC' ? 'ascending' : 'descending') : 'none'}
      sx={{ ...widthOf(name), whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {sortable ? (
          <ButtonBase
            onClick={() => setSort({ field: name, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
            sx={{
              font: 'inherit',
              color: active ? 'text.primary' : 'inherit',
              gap: 0.5,
              '& svg': { opacity: active ? 1 : 0 },
              '&:hover svg, &:focus-visible svg': { opacity: active ? 1 : 0.5 },
            }}
          >
            {field.title}
            <Arrow sx={{ fontSize: 14 }} aria-hidden />
          </ButtonBase>
        ) : (
          field.title
        )}
      </Box>
      {columns.setWidth && <ColumnEdge name={name} title={field.title} onWidth={columns.setWidth} />}
    </TableCell>
  );
}
