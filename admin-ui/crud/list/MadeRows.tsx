import TableBody from '@mui/material/TableBody';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGetMany, useListContext, type RaRecord } from 'react-admin';
import { t } from '../form/texts.ts';
import { cardFields } from './card-fields.ts';
import { useList } from './list-context.ts';
import { ListCard } from './ListCard.tsx';
import { ListRow, type RowEvents } from './ListRow.tsx';
import { rowStyles } from './row-styles.ts';

interface RowsProps extends RowEvents {
  readonly selectable: boolean;
  readonly hasHandles: boolean;
}

/** The records that were just added but are not among the rows of the table, above them. */
export function MadeRows(props: RowsProps) {
  const { of, columns, edits, selection } = useList();
  const { rows, why } = useHidden();
  return (
    <TableBody sx={rowStyles} style={{ cursor: 'pointer' }}>
      {rows.map((row) => (
        <ListRow
          key={row.id}
          of={of}
          shown={columns.shown}
          edits={edits}
          at={-1}
          record={row}
          note={why}
          isSelected={selection.has(row.id)}
          isCurrent={false}
          order={null}
          {...props}
        />
      ))}
    </TableBody>
  );
}

/** The same as cards, on a telephone. */
export function MadeCards({
  openMenu,
  toggle,
  isSelecting,
}: Pick<Parameters<typeof ListCard>[0], 'openMenu' | 'toggle'> & { readonly isSelecting: boolean }) {
  const state = useList();
  const { of, columns, selection } = state;
  const { rows, why } = useHidden();
  const { status, values } = cardFields(state);
  return rows.map((row) => (
    <ListCard
      key={row.id}
      of={of}
      shown={columns.shown}
      status={status}
      values={values.join()}
      at={-1}
      record={row}
      note={why}
      isCurrent={false}
      isSelected={isSelecting ? selection.has(row.id) : null}
      toggle={toggle}
      openMenu={openMenu}
    />
  ));
}

/** The new records that the list does not show, and why. They are forgotten when another list is asked for. */
function useHidden(): { readonly rows: readonly RaRecord[]; readonly why: string } {
  const { of, made, forget } = useList();
  const { data, filterValues, page, perPage, sort } = useListContext();
  const ids = made.filter((id) => !data?.some((row) => row.id === id));
  const { data: rows = [], isPending } = useGetMany(of.name, { ids: [...ids] }, { enabled: ids.length > 0 });
  const asked = JSON.stringify([filterValues, page, perPage, sort]);
  const [first] = useState(asked);
  const end = useEffectEvent(forget);
  // An undo may have taken them away.
  const isGone = ids.length > 0 && ids.length === made.length && !isPending && rows.length === 0;
  useEffect(() => {
    if (asked !== first || isGone) end();
  }, [asked, first, isGone]);
  return {
    rows: ids.length ? rows.filter(Boolean) : [],
    why: t(Object.keys(filterValues).length ? 'newRecord.hiddenByFilter' : 'newRecord.onOtherPage'),
  };
}
