import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { t } from '../../core/i18n/t.ts';
import { later } from '../../kit/later.tsx';
import { useEvent, useListContext } from 'react-admin';
import { cardFields } from './card-fields.ts';
import { cardStyles } from './card-styles.ts';
import { useList } from './list-context.ts';
import { ListCard } from './ListCard.tsx';
import { RowMenu, type MenuPlace } from './RowMenu.tsx';
import { TotalsLine } from './TotalsFoot.tsx';
import type { ListKeys } from './use-list-keys.ts';
import { useRows } from './use-rows.ts';
import { useSelectable } from './use-selectable.ts';
import { Loading } from '../../kit/Loading.tsx';

const MadeCards = later(() => import('./MadeRows.tsx').then((module) => module.MadeCards));

/** The rows of a list as cards of two lines, on a telephone. */
export function ListCards({ keys }: { readonly keys: ListKeys }) {
  const list = useListContext();
  const state = useList();
  const { of, columns, made, selection } = state;
  const selectable = useSelectable();
  const isSelecting = selectable && selection.count > 0;
  const toggle = useEvent(selection.toggle);
  const { status, values } = cardFields(state);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const rows = useRows();
  if (!rows)
    return (
      <Loading>
        <Stack spacing={1} aria-busy>
          {Array.from({ length: 10 }, (_, i) => (
            <Skeleton key={i} variant="rounded" height={62} />
          ))}
        </Stack>
      </Loading>
    );
  const rowAt = ({ target }: React.MouseEvent) =>
    target instanceof Element && !target.closest('[data-part=actions], [data-part=box]')
      ? rows[Number(target.closest<HTMLElement>('[data-row]')?.dataset.row)]
      : undefined;
  /** While rows are selected, a tap on a card selects it too, its link included. A long press begins. */
  const toggleAt = (event: React.MouseEvent) => {
    const row = rowAt(event);
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    toggle(row.id);
  };
  return (
    <>
      <Stack
        component="ul"
        spacing={1}
        onClick={(event) => {
          const row = rowAt(event);
          if (row) state.open(row);
        }}
        {...(isSelecting && { onClickCapture: toggleAt })}
        {...(selectable && { onContextMenu: toggleAt })}
        sx={cardStyles}
        style={{ opacity: list.isPlaceholderData ? 0.5 : 1 }}
      >
        {made.length > 0 && (
          <Suspense>
            <MadeCards openMenu={setMenu} toggle={toggle} isSelecting={isSelecting} />
          </Suspense>
        )}
        {rows.map((row, i) => (
          <ListCard
            key={row.id}
            of={of}
            shown={columns.shown}
            status={status}
            values={values.join()}
            at={i}
            record={row}
            note={made.includes(row.id as number) ? t('crud.table.isNew') : undefined}
            isCurrent={keys.at === i}
            isSelected={isSelecting ? selection.has(row.id) : null}
            toggle={toggle}
            openMenu={setMenu}
          />
        ))}
      </Stack>
      <TotalsLine />
      <RowMenu
        place={menu}
        onSelect={selectable && !isSelecting ? (row) => toggle(row.id as number) : undefined}
        onClose={() => setMenu(null)}
      />
    </>
  );
}
