import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from 'react-router';
import { isNumeric, textOf } from '../fields/values.ts';
import { SortCell } from '../lists/SortCell.tsx';
import type { WireRecord } from '../model/resource.ts';
import { namingColumn, pageOf, shownOf, type AnswerColumn } from './answer.ts';
import { AnswerCards } from './AnswerCards.tsx';
import { AnswerValue } from './AnswerValue.tsx';

export interface AnswerTableProps {
  /** What the rows are, for who does not see them. */
  readonly label: string;
  readonly columns: readonly AnswerColumn[];
  /** None while the first of them are on their way. */
  readonly rows: readonly WireRecord[] | undefined;
  /** Entity whose records the rows are. */
  readonly of: string | null;
  readonly sort?: { readonly column: string; readonly order: 'ASC' | 'DESC' };
  readonly onSort?: (column: string, order: 'ASC' | 'DESC') => void;
  /** Other rows are on their way. */
  readonly dimmed?: boolean;
}

/** Rows of a report or a widget: as a table, on a telephone as cards. */
export function AnswerTable(props: AnswerTableProps) {
  const cards = useMediaQuery('(max-width: 640px)');
  const navigate = useNavigate();
  if (cards) return <AnswerCards {...props} />;
  const { label, columns, rows, of, sort, onSort, dimmed = false } = props;
  const { fields } = shownOf(columns);
  const naming = namingColumn(of, columns);
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-label={`${label}, scrollable`}
      tabIndex={0}
      sx={{ flex: '0 1 auto', minHeight: 120 }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label={label}
        aria-busy={dimmed || !rows}
        sx={{ opacity: dimmed ? 0.5 : 1, transition: 'opacity 120ms' }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ name, title }) => {
              const align = isNumeric(fields[name]!) ? 'right' : 'left';
              if (!onSort)
                return (
                  <TableCell key={name} align={align}>
                    {title}
                  </TableCell>
                );
              return (
                <SortCell
                  key={name}
                  title={title}
                  align={align}
                  order={sort?.column === name ? sort.order : null}
                  onSort={(order) => onSort(name, order)}
                />
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows
            ? rows.map((row, i) => {
                const page = pageOf(of, row);
                return (
                  <TableRow
                    key={i}
                    hover
                    onClick={() => page && void navigate(page)}
                    sx={{ cursor: page ? 'pointer' : 'default' }}
                  >
                    {columns.map(({ name }) => (
                      <TableCell
                        key={name}
                        align={isNumeric(fields[name]!) ? 'right' : 'left'}
                        title={textOf({ fields }, name, row).length > 24 ? textOf({ fields }, name, row) : undefined}
                        sx={{
                          maxWidth: 230,
                          overflow: 'hidden',
                          textOverflow: 'ellipsis',
                          whiteSpace: 'nowrap',
                          ...(name === naming && { fontWeight: 550 }),
                        }}
                      >
                        <AnswerValue columns={columns} name={name} row={row} page={name === naming ? page : null} />
                      </TableCell>
                    ))}
                  </TableRow>
                );
              })
            : Array.from({ length: 10 }, (_, i) => (
                <TableRow key={i} aria-hidden>
                  {columns.map(({ name }) => (
                    <TableCell key={name}>
                      <Skeleton width={`${60 + ((i * 7 + name.length * 5) % 35)}%`} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
