import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../core/i18n/t.ts';
import { ariaSort, SortLabel } from '../../kit/tables/SortCell.tsx';
import { useList } from './list-context.ts';
import type { RowOrder } from './use-order.ts';

interface Props {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly name: string;
  /** Index of the row on its page. */
  readonly at: number;
  readonly order: RowOrder;
}

/** The head of the handles. It sorts the list by its own order. */
export function OrderHead({ name }: { readonly name: string }) {
  const { sort, setSort } = useListContext();
  const { of } = useList();
  const order = sort.field === name ? sort.order : null;
  return (
    <TableCell aria-sort={ariaSort(order)} sx={{ width: 84 }}>
      <SortLabel
        title={of.fields[name]!.title}
        order={order}
        align="left"
        onSort={(next) => setSort({ field: name, order: next })}
      />
    </TableCell>
  );
}

/** Where a key moves the row to. */
const target: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The handle that drags a row of a list to its place, or moves it by keys. */
export function OrderHandle({ ref, name, at, order }: Props) {
  const movedFrom = useRef<number | null>(null);
  // Moving its row in the document takes the focus from the handle.
  useLayoutEffect(() => {
    if (movedFrom.current === null || movedFrom.current === at) return;
    movedFrom.current = null;
    ref.current?.focus();
  });
  return (
    <IconButton
      data-hint={t('crud.order.hint')}
      ref={ref}
      aria-label={t('crud.order.handle', { name })}
      aria-roledescription={t('crud.order.hint')}
      onKeyDown={(event) => {
        const to = target[event.key]?.(at, order.last);
        if (to === undefined) return;
        event.preventDefault();
        movedFrom.current = at;
        order.move(at, to);
      }}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIndicatorIcon fontSize="small" />
    </IconButton>
  );
}
