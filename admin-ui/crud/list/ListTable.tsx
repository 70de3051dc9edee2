import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRef, useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { Value } from '../fields/Value.tsx';
import { isLong, isNumeric, textOf } from '../../core/model/values.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { unseen } from '../../core/theme/unseen.ts';
import { widthOf } from '../../kit/tables/column-widths.ts';
import { useColumnWidths } from '../../kit/tables/use-column-widths.ts';
import { hundredths } from './column-width.ts';
import { SystemBadge } from '../entry/SystemBadge.tsx';
import { HeadCell } from './HeadCell.tsx';
import { titleOf, useList } from './list-context.ts';
import { OrderHandle, OrderHead } from './OrderHandle.tsx';
import { RecordLink } from './RecordLink.tsx';
import { RowMenu, type MenuPlace } from './RowMenu.tsx';
import type { ListKeys } from './use-list-keys.ts';
import { useOrder, type RowOrder } from './use-order.ts';
import { useRowDrag } from './use-row-drag.ts';

/** The rows of a list as a table: 40 px each, below a sticky head. Old rows are dimmed while new ones load. */
export function ListTable({ keys }: { readonly keys: ListKeys }) {
  const list = useListContext();
  const { of, name, columns, canEdit, canRemove } = useList();
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const order = useOrder();
  const selectable = of.calls.bulk !== undefined && (canEdit || canRemove);
  const selected = new Set(list.selectedIds);
  const rows = list.data ?? [];
  const table = useColumnWidths({
    of: `${of.name}.${name}: ${columns.shown.join()}`,
    isReady: !list.isPending,
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
          sx={{ opacity: list.isPlaceholderData ? 0.5 : 1, transition: 'opacity 120ms' }}
        >
          <Head selectable={selectable} />
          <TableBody>
            {list.isPending
              ? Array.from({ length: 10 }, (_, i) => <WaitingRow key={i} at={i} selectable={selectable} />)
              : rows.map((row, i) => (
                  <BodyRow
                    key={row.id}
                    at={i}
                    record={row}
                    isSelected={selected.has(row.id)}
                    isCurrent={keys.at === i}
                    selectable={selectable}
                    order={order}
                    onMenu={setMenu}
                  />
                ))}
          </TableBody>
        </Table>
      </TableContainer>
      <RowMenu place={menu} onClose={() => setMenu(null)} />
    </>
  );
}

/** The column heads, and the box that selects all rows of the page. */
function Head({ selectable }: { readonly selectable: boolean }) {
  const list = useListContext();
  const { of, columns, canEdit } = useList();
  const selected = new Set(list.selectedIds);
  const rows = list.data ?? [];
  const allSelected = rows.length > 0 && rows.every((row) => selected.has(row.id));
  return (
    <TableHead>
      <TableRow>
        {selectable && (
          <TableCell padding="checkbox">
            <Checkbox
              size="small"
              checked={allSelected}
              indeterminate={selected.size > 0 && !allSelected}
              onChange={() => list.onSelect(allSelected ? [] : rows.map((row) => row.id))}
              slotProps={{ input: { 'aria-label': t('crud.table.selectAll') } }}
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

interface BodyRowProps {
  /** Position on the page, from 0. */
  readonly at: number;
  readonly record: RaRecord;
  readonly isSelected: boolean;
  /** Whether the keyboard is at it. */
  readonly isCurrent: boolean;
  readonly selectable: boolean;
  /** How rows are moved; null if they cannot be. */
  readonly order: RowOrder | null;
  readonly onMenu: (place: MenuPlace) => void;
}

function BodyRow({ at, record, isSelected, isCurrent, selectable, order, onMenu }: BodyRowProps) {
  const { onToggleItem } = useListContext();
  const state = useList();
  const { of, columns, canOpen, canEdit } = state;
  const row = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const dragged = useRowDrag({ at, order, row, handle });
  return (
    <TableRow
      ref={row}
      hover
      data-row={at}
      data-record={record.id}
      tabIndex={-1}
      selected={isSelected || isCurrent}
      onClick={() => state.open(record)}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ record, from: null, left: event.clientX, top: event.clientY });
      }}
      sx={{
        cursor: canOpen ? 'pointer' : 'default',
        outline: 'none',
        ...(isCurrent && {
          boxShadow: (theme) => `inset 2px 0 0 ${theme.vars?.palette.primary.main ?? theme.palette.primary.main}`,
        }),
        ...dragged,
      }}
    >
      {selectable && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          <Checkbox
            size="small"
            checked={isSelected}
            onChange={() => onToggleItem(record.id)}
            slotProps={{ input: { 'aria-label': t('crud.table.selectRow', { name: titleOf(state, record) }) } }}
          />
        </TableCell>
      )}
      {of.order && canEdit && (
        <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
          {order && <OrderHandle ref={handle} name={titleOf(state, record)} at={at} order={order} />}
        </TableCell>
      )}
      {columns.shown.map((name, column) => (
        <BodyCell key={name} name={name} record={record} first={column === 0} />
      ))}
      <TableCell align="right" padding="none" sx={actionsCell} onClick={(event) => event.stopPropagation()}>
        <RowMenu.Button record={record} onOpen={onMenu} />
      </TableCell>
    </TableRow>
  );
}

function WaitingRow({ at, selectable }: { readonly at: number; readonly selectable: boolean }) {
  const { of, columns, canEdit } = useList();
  return (
    <TableRow aria-hidden>
      {selectable && <TableCell padding="checkbox" />}
      {of.order && canEdit && <TableCell padding="checkbox" />}
      {columns.shown.map((name) => (
        <TableCell key={name}>
          <Skeleton width={`${60 + ((at * 7 + name.length * 5) % 35)}%`} />
        </TableCell>
      ))}
      <TableCell />
    </TableRow>
  );
}

/** Stays in view if the columns are wider than the page. */
const actionsCell = { position: 'sticky', right: 0, pr: 1, backgroundColor: 'background.paper' } as const;

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** A cell. The first column links to the record. Long texts are truncated, and shown in full on hover. */
function BodyCell({
  name,
  record,
  first,
}: {
  readonly name: string;
  readonly record: WireRecord;
  readonly first: boolean;
}) {
  const { of } = useList();
  const text = textOf(of, name, record);
  return (
    <TableCell
      align={isNumeric(of.fields[name]!) ? 'right' : 'left'}
      title={text.length > 14 ? text : undefined}
      sx={{
        ...widthOf(name),
        ...ellipsis,
        // Do not truncate buttons.
        '&:has(button)': { textOverflow: 'clip' },
        whiteSpace: 'nowrap',
        ...(first && { fontWeight: 550 }),
        '& a': { ...ellipsis, display: 'inline-block', maxWidth: '100%', paddingBlock: '2px', verticalAlign: 'middle' },
      }}
    >
      {first && of.page && text ? (
        <RecordLink of={of} record={record}>
          {text}
        </RecordLink>
      ) : (
        <Value of={of} name={name} record={record} />
      )}
      {first && of.coded && (
        <Box component="span" sx={{ ml: 1 }}>
          <SystemBadge of={of} record={record} />
        </Box>
      )}
    </TableCell>
  );
}
