import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../core/i18n/t.ts';
import { isLong, isNumeric, textOf } from '../../core/model/values.ts';
import { widthOf } from '../../kit/tables/column-widths.ts';
import { SortCell } from '../../kit/tables/SortCell.tsx';
import { oneLine, wholeText } from '../../kit/tables/one-line.ts';
import { useColumnWidths } from '../../kit/tables/use-column-widths.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { isProse, shownOf, type AnswerColumn } from './answer-column.ts';
import { isOwnBranch } from './own-branch.ts';
import { OwnMark } from './OwnMark.tsx';
import { namingColumn, pageOf } from './report-rows.ts';
import type { AnswerTableProps } from './report-table-props.ts';
import { AnswerCards } from './ReportCards.tsx';
import { AnswerValue } from './ReportValue.tsx';

/** The rows of a report or widget, as a table; as cards on a telephone. */
export function AnswerTable(props: AnswerTableProps) {
  const cards = useMediaQuery('(max-width: 640px)');
  return cards ? <AnswerCards {...props} /> : <WideTable {...props} />;
}

function WideTable(props: AnswerTableProps) {
  const { label, columns, rows, totals, of, linkOf, rowPage, dimmed = false, plain = false } = props;
  const [chosen, setAt] = useState(0);
  // Tab reaches only one of the rows; arrow keys move to the others.
  const at = Math.min(chosen, (rows?.length ?? 1) - 1);
  const shown = shownOf(columns);
  const table = useColumnWidths({
    of: `${label}: ${columns.map(({ name }) => name).join()}`,
    isReady: Boolean(rows?.length),
    isText: (name) => isLong(shown.fields[name]!),
  });
  return (
    <TableContainer
      component={Paper}
      variant={plain ? 'elevation' : 'outlined'}
      role="region"
      aria-label={t('kit.scrollable', { title: label })}
      tabIndex={0}
      sx={{ flex: '0 1 auto', containerType: 'inline-size', ...(!plain && { minHeight: 120 }) }}
    >
      <Table
        stickyHeader
        size="small"
        aria-label={label}
        aria-busy={dimmed || !rows}
        {...table}
        sx={{ opacity: dimmed ? 0.5 : 1, transition: 'opacity 120ms' }}
      >
        <Head {...props} />
        <TableBody>
          {rows
            ? rows.map((row, i) => (
                <Row key={i} {...{ columns, row, of, linkOf, rowPage, plain }} isAt={i === at} onAt={() => setAt(i)} />
              ))
            : Array.from({ length: 10 }, (_, i) => <WaitingRow key={i} columns={columns} at={i} />)}
        </TableBody>
        {totals && Object.keys(totals).length > 0 && <Totals {...{ columns, totals, linkOf }} />}
      </Table>
    </TableContainer>
  );
}

const alignOf = (column: AnswerColumn) => (isNumeric(shownOf([column]).fields[column.name]!) ? 'right' : 'left');

const Head = ({ columns, sort, onSort }: AnswerTableProps) => (
  <TableHead>
    <TableRow>
      {columns.map((column) =>
        onSort ? (
          <SortCell
            key={column.name}
            name={column.name}
            title={column.title}
            align={alignOf(column)}
            order={sort?.column === column.name ? sort.order : null}
            onSort={(order) => onSort(column.name, order)}
          />
        ) : (
          <TableCell
            key={column.name}
            data-column={column.name}
            align={alignOf(column)}
            sx={{ ...widthOf(column.name), whiteSpace: 'nowrap' }}
          >
            {column.title}
          </TableCell>
        ),
      )}
    </TableRow>
  </TableHead>
);

interface RowProps extends Pick<AnswerTableProps, 'columns' | 'of' | 'linkOf' | 'rowPage' | 'plain'> {
  readonly row: WireRecord;
  /** Whether Tab leads to this row. */
  readonly isAt: boolean;
  readonly onAt: () => void;
}

/** Moves the focus to the row above or below. */
function step(row: HTMLElement, key: string): boolean {
  const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[key] as HTMLElement | null;
  next?.focus();
  return next !== undefined;
}

/**
 * A row that links to its record, by click or Enter. Texts of several lines are shown whole, also on paper, except in a
 * widget. Other long texts are truncated, and shown in full on hover.
 */
function Row({ columns, row, of, linkOf, rowPage, plain = false, isAt, onAt }: RowProps) {
  const navigate = useNavigate();
  const page = rowPage?.(row) ?? pageOf(of, row);
  const naming = namingColumn(of, columns);
  const isWhole = (column: AnswerColumn) => !plain && isProse(column);
  const isTall = columns.some(isWhole);
  const isOwn = of === null && isOwnBranch(columns[0]!, row);
  // As on a link: in a new tab with Ctrl, Cmd or the middle button.
  const open = ({ button, ctrlKey, metaKey }: React.MouseEvent) => {
    if (page === null || button > 1) return;
    if (button === 1 || ctrlKey || metaKey) window.open(page, '_blank', 'noopener');
    else void navigate(page);
  };
  function press(event: React.KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') void navigate(page!);
    else if (!step(event.currentTarget, event.key)) return;
    event.preventDefault();
  }
  return (
    <TableRow
      hover
      onClick={open}
      onAuxClick={open}
      sx={{ cursor: page ? 'pointer' : 'default' }}
      {...(page && { tabIndex: isAt ? 0 : -1, onFocus: onAt, onKeyDown: press })}
    >
      {columns.map((column) => {
        const { name } = column;
        const text = textOf(shownOf([column]), name, row);
        const figure = linkOf?.(name, row, false) ?? null;
        return (
          <TableCell
            key={name}
            align={alignOf(column)}
            title={text.length > 16 && !isWhole(column) ? text : undefined}
            data-whole={isWhole(column) || undefined}
            sx={{
              ...widthOf(name),
              ...(isWhole(column) ? wholeText : oneLine),
              ...(isTall && { verticalAlign: 'top', py: 1 }),
              ...(name === naming && { fontWeight: isOwn ? 700 : 550 }),
            }}
          >
            <AnswerValue
              column={column}
              row={row}
              page={figure ?? (name === naming ? page : null)}
              isFigure={figure !== null}
            />
            {name === naming && <OwnMark {...{ of, columns, row }} />}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** The totals, which stay in view below the rows. */
const Totals = ({ columns, totals, linkOf }: Pick<AnswerTableProps, 'columns' | 'linkOf'> & { totals: WireRecord }) => (
  <TableFooter>
    <TableRow>
      {columns.map((column, i) => (
        <TableCell
          key={column.name}
          align={alignOf(column)}
          {...(i === 0 && { component: 'th', scope: 'row' })}
          sx={{
            position: 'sticky',
            bottom: 0,
            backgroundColor: 'background.paper',
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.primary',
            fontSize: 'inherit',
            fontWeight: 'fontWeightBold',
            whiteSpace: 'nowrap',
          }}
        >
          {i === 0
            ? t('report.total')
            : column.name in totals && (
                <AnswerValue column={column} row={totals} page={linkOf?.(column.name, totals, true) ?? null} isFigure />
              )}
        </TableCell>
      ))}
    </TableRow>
  </TableFooter>
);

const WaitingRow = ({ columns, at }: { readonly columns: readonly AnswerColumn[]; readonly at: number }) => (
  <TableRow aria-hidden>
    {columns.map(({ name }) => (
      <TableCell key={name}>
        <Skeleton width={`${60 + ((at * 7 + name.length * 5) % 35)}%`} />
      </TableCell>
    ))}
  </TableRow>
);
