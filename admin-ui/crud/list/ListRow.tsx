import Box from '@mui/material/Box';
import { memo, useRef, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import type { Resource, WireRecord } from '../../core/model/resource.ts';
import { isNumeric, textOf } from '../../core/model/values.ts';
import { widthOf } from '../../kit/tables/column-widths.ts';
import { RowBox } from '../../kit/tables/RowBox.tsx';
import { SystemBadge } from '../fields/SystemBadge.tsx';
import { Value } from '../fields/Value.tsx';
import { EditHere } from '../in-place/EditHere.tsx';
import { inPlaceOf } from '../in-place/editable.ts';
import { titleOf } from './list-context.ts';
import { OrderHandle } from './OrderHandle.tsx';
import { RecordLink } from './RecordLink.tsx';
import { RowMenu, type MenuPlace } from './RowMenu.tsx';
import type { RowOrder } from './use-order.ts';
import { useRowDrag } from './use-row-drag.ts';

/** What the user can do with a row. The functions stay the same while the list renders again. */
export interface RowEvents {
  open(record: WireRecord): void;
  toggle(id: RaRecord['id']): void;
  openMenu(place: MenuPlace): void;
  /** Edits the value of a column. */
  edit(record: RaRecord, name: string): void;
}

interface Props extends RowEvents {
  readonly of: Resource;
  /** Names of the columns. */
  readonly shown: readonly string[];
  /** Name of the dialog that edits the record, for those who may. */
  readonly edits: string | undefined;
  /** Position on the page, from 0. */
  readonly at: number;
  readonly record: RaRecord;
  /** Shown with its name: that it is new. */
  readonly note?: string | undefined;
  readonly isSelected: boolean;
  /** Whether the keyboard is at it. */
  readonly isCurrent: boolean;
  readonly selectable: boolean;
  /** Whether there is a column of handles. */
  readonly hasHandles: boolean;
  /** How rows are moved; null if they cannot be. */
  readonly order: RowOrder | null;
}

/**
 * A row of a list, as plain elements styled by the table: with a component and a style of its own for every cell, the
 * rows would take most of the time that a list needs to appear.
 */
export const ListRow = memo(function ListRow(props: Props) {
  const { of, shown, edits, at, record, note, isSelected, isCurrent, selectable, hasHandles, order } = props;
  const { open, toggle, openMenu, edit } = props;
  // Only the row under the pointer has pencils.
  const [isNear, setNear] = useState(false);
  const inPlace = isNear ? inPlaceOf(of, edits, record) : null;
  const row = useRef<HTMLTableRowElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const drag = useRowDrag({ at, order, row, handle });
  const title = titleOf(of, shown, record);
  return (
    <tr
      ref={row}
      data-row={at}
      data-record={record.id}
      data-selected={isSelected || isCurrent || undefined}
      data-current={isCurrent || undefined}
      data-made={note && true}
      {...drag}
      tabIndex={-1}
      onClick={() => open(record)}
      onMouseEnter={() => setNear(true)}
      onMouseLeave={() => setNear(false)}
      onContextMenu={(event) => {
        event.preventDefault();
        openMenu({ record, from: null, left: event.clientX, top: event.clientY });
      }}
    >
      {selectable && (
        <td data-cell="box" onClick={stop}>
          <RowBox
            label={t('crud.table.selectRow', { name: title })}
            checked={isSelected}
            onChange={() => toggle(record.id)}
          />
        </td>
      )}
      {hasHandles && (
        <td data-cell="box" onClick={stop}>
          {order && <OrderHandle ref={handle} name={title} at={at} order={order} />}
        </td>
      )}
      {shown.map((name, column) => (
        <Cell key={name} of={of} name={name} record={record} note={note} isFirst={column === 0}>
          {inPlace?.fieldFor(name) && (
            <EditHere
              field={of.fields[name]!.title}
              of={title}
              isLeft={isNumeric(of.fields[name]!)}
              onClick={() => edit(record, name)}
            />
          )}
        </Cell>
      ))}
      <td data-cell="actions" onClick={stop}>
        <RowMenu.Button record={record} title={title} onOpen={openMenu} />
      </td>
    </tr>
  );
});

/** Keeps a click in a cell from also opening the row. */
const stop = (event: React.MouseEvent) => event.stopPropagation();

interface CellProps {
  readonly of: Resource;
  readonly name: string;
  readonly record: WireRecord;
  readonly note: string | undefined;
  readonly isFirst: boolean;
  /** The pencil. */
  readonly children: ReactNode;
}

/** A value. The first column links to the record. Long texts are truncated, and shown in full on hover. */
function Cell({ of, name, record, note, isFirst, children }: CellProps) {
  const text = textOf(of, name, record);
  const Mark = of.slots['list.mark'];
  return (
    <td
      data-cell={isFirst ? 'first' : 'value'}
      data-name={name}
      data-note={isFirst ? note : undefined}
      data-format={of.fields[name]!.format}
      align={isNumeric(of.fields[name]!) ? 'right' : undefined}
      title={text.length > 14 ? text : undefined}
      style={widthOf(name)}
    >
      {isFirst && Mark && <Mark of={of} record={record} />}
      {isFirst && of.page && text ? (
        <RecordLink of={of} record={record}>
          {text}
        </RecordLink>
      ) : (
        <Value of={of} name={name} record={record} />
      )}
      {isFirst && of.coded && (
        <Box component="span" sx={{ ml: 1 }}>
          <SystemBadge of={of} record={record} />
        </Box>
      )}
      {children}
    </td>
  );
}
