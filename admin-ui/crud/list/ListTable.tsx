import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { memo, Suspense, useState } from 'react';
import { useEvent, useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { isLong } from '../../core/model/values.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { later } from '../../kit/later.tsx';
import { RowBox } from '../../kit/tables/RowBox.tsx';
import { dense } from '../../kit/tables/row-height.ts';
import { useColumnWidths } from '../../kit/tables/use-column-widths.ts';
import { hundredths } from './column-width.ts';
import { HeadCell } from './HeadCell.tsx';
import { useList } from './list-context.ts';
import { ListRow, type RowEvents } from './ListRow.tsx';
import { OrderHead } from './OrderHandle.tsx';
import { RowMenu, type MenuPlace } from './RowMenu.tsx';
import type { ListKeys } from './use-list-keys.ts';
import { rowStyles } from './row-styles.ts';
import { useCells } from './use-cells.ts';
import { TotalsFoot } from './TotalsFoot.tsx';
import { useDense } from './use-dense.ts';
import { useOrder } from './use-order.ts';
import { useRows } from './use-rows.ts';
import { useSelectable } from './use-selectable.ts';

const CellEditor = later(() => import('./CellEditor.tsx').then((module) => module.CellEditor));
const MadeRows = later(() => import('./MadeRows.tsx').then((module) => module.MadeRows));

/** The rows of a list as a table: 40 px each, or 32 px for those who want that, below a sticky head. Old rows are dimmed while new ones load. */
export function ListTable({ keys }: { readonly keys: ListKeys }) {
  const list = useListContext();
  const { of, name, columns, canEdit, edits, canOpen, open, selection, made } = useList();
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [isDense] = useDense();
  const order = useOrder();
  const selectable = useSelectable();
  const hasHandles = Boolean(of.order) && canEdit;
  const rows = useRows();
  const cells = useCells(rows, keys.at);
  const events: RowEvents = {
    open: useEvent(open),
    toggle: useEvent(selection.toggle),
    openMenu: setMenu,
    edit: useEvent(cells.edit),
  };
  const table = useColumnWidths({
    of: `${of.name}.${name}: ${columns.shown.join()}`,
    isReady: rows !== undefined,
    isText: (field) => isLong(of.fields[field]!),
    chosen: Object.fromEntries(Object.entries(columns.widths).map(([field, width]) => [field, hundredths(width)])),
  });
  return (
    <>
      <TableContainer
        component={Paper}
        variant="outlined"
        sx={{ flex: '0 1 auto', minHeight: 160, containerType: 'inline-size' }}
        tabIndex={0}
        aria-label={t('kit.scrollable', { title: of.plural })}
        role="region"
      >
        <Table
          stickyHeader
          size="small"
          aria-busy={list.isFetching}
          {...table}
          sx={{ opacity: list.isPlaceholderData ? 0.5 : 1, transition: 'opacity 120ms', ...(isDense && dense) }}
        >
          <Head selectable={selectable} />
          {made.length > 0 && (
            <Suspense>
              <MadeRows selectable={selectable} hasHandles={hasHandles} {...events} />
            </Suspense>
          )}
          {!rows ? (
            <WaitingRows columns={columns.shown.join()} boxes={Number(selectable) + Number(hasHandles)} />
          ) : (
            <TableBody sx={rowStyles} style={{ cursor: canOpen ? 'pointer' : 'default' }}>
              {rows.map((row, i) => (
                <ListRow
                  key={row.id}
                  of={of}
                  shown={columns.shown}
                  edits={edits}
                  at={i}
                  record={row}
                  note={made.includes(row.id as number) ? t('crud.table.isNew') : undefined}
                  isSelected={selection.has(row.id)}
                  isCurrent={keys.at === i}
                  selectable={selectable}
                  hasHandles={hasHandles}
                  order={order}
                  {...events}
                />
              ))}
            </TableBody>
          )}
          <TotalsFoot boxes={Number(selectable) + Number(hasHandles)} />
        </Table>
      </TableContainer>
      <RowMenu place={menu} onClose={() => setMenu(null)} />
      <Suspense>{cells.cell && <CellEditor cell={cells.cell} onDone={cells.done} />}</Suspense>
    </>
  );
}

/** The column heads, and the box that selects all rows of the page. */
function Head({ selectable }: { readonly selectable: boolean }) {
  const list = useListContext();
  const { of, columns, canEdit, selection } = useList();
  const rows = list.data ?? [];
  const allSelected = rows.length > 0 && selection.inSight === rows.length;
  return (
    <TableHead>
      <TableRow>
        {selectable && (
          <TableCell padding="none" sx={{ width: 48, pl: 1 }}>
            <RowBox
              label={t('crud.table.selectAll')}
              checked={allSelected}
              isPartial={selection.inSight > 0 && !allSelected}
              onChange={selection.togglePage}
            />
          </TableCell>
        )}
        {of.order && canEdit && <OrderHead name={of.order} />}
        {columns.shown.map((name) => (
          <HeadCell key={name} name={name} />
        ))}
        <TableCell align="right" sx={{ width: 44, right: 0 }}>
          <Box component="span" sx={unseen}>
            {t('crud.table.actions')}
          </Box>
        </TableCell>
      </TableRow>
    </TableHead>
  );
}

interface WaitingProps {
  /** Names of the columns, separated by commas. */
  readonly columns: string;
  /** Number of columns before them. */
  readonly boxes: number;
}

/** Rows in the place of those that are loading. */
const WaitingRows = memo(function WaitingRows({ columns, boxes }: WaitingProps) {
  return (
    <TableBody aria-hidden>
      {Array.from({ length: 10 }, (_, at) => (
        <TableRow key={at}>
          {boxes > 0 && <TableCell colSpan={boxes} />}
          {columns.split(',').map((name) => (
            <TableCell key={name}>
              <Skeleton width={`${60 + ((at * 7 + name.length * 5) % 35)}%`} />
            </TableCell>
          ))}
          <TableCell />
        </TableRow>
      ))}
    </TableBody>
  );
});
