import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Enquiry } from '../../../../schemas/generated/enquiry.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { useList } from '../../../crud/list/list-context.ts';
import { usePageShortcuts } from '../../../core/shortcuts.ts';
import { BoardColumn } from './BoardColumn.tsx';
import type { Column } from './board.ts';
import { useColumns } from './use-board.ts';
import { useMove } from './use-move.ts';
import { LoadFailed } from '../../../kit/LoadFailed.tsx';
import { Loading } from '../../../kit/Loading.tsx';

const keys = [
  { keys: 'm', does: t('enquiry.board.keyMove') },
  { keys: t('enquiry.board.sides'), does: t('enquiry.board.keySides') },
];

/** The enquiries of the list by status, with the number and value of each. */
export default function Board() {
  const { canEdit } = useList();
  const { data: columns, error, refetch } = useColumns();
  const { moves, move } = useMove();
  const [focused, setFocused] = useState<{ readonly id: number } | null>(null);
  usePageShortcuts(keys);

  function moveTo(card: Enquiry, from: Column, to: Column, by?: 'keys') {
    if (by) setFocused({ id: card.oppId });
    void move(card, from, to).then(() => by && setFocused({ id: card.oppId }));
  }

  const drop = useEffectEvent((card: Enquiry, from: Column, to: Column) => moveTo(card, from, to));
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) => {
          const to = location.current.dropTargets[0]?.data.column as Column | undefined;
          if (to) drop(source.data.card as Enquiry, source.data.column as Column, to);
        },
      }),
    [],
  );
  // A card that was moved by keys keeps the focus in its new column.
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`[data-card="${focused.id}"]`)?.focus();
  }, [focused]);

  if (error) return <LoadFailed text={t('enquiry.board.failed')} onRetry={() => void refetch()} />;
  if (!columns) return <Loading height={400} />;
  return (
    <Box sx={frame}>
      {columns.map((column) => (
        <BoardColumn
          key={column.id}
          column={column}
          columns={columns}
          moves={moves}
          canMove={canEdit}
          onMove={moveTo}
        />
      ))}
    </Box>
  );
}

/** On a telephone, one column at a time. */
const frame = {
  display: 'flex',
  gap: 1.5,
  flex: '1 1 auto',
  minHeight: { xs: 480, sm: 0 },
  height: { xs: '70dvh', sm: 'auto' },
  overflowX: 'auto',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  pb: 1,
} as const;
