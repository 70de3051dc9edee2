import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../core/i18n/t.ts';
import { money } from '../../../core/model/values.ts';
import { summaryOf } from '../../../core/data/data-provider.ts';
import { RowBadge } from '../../../crud/fields/RowBadge.tsx';
import { BoardCard } from './BoardCard.tsx';
import { cardsIn, withMoves, type Column, type Moving } from './board.ts';
import { useCards } from './use-board.ts';

interface Props {
  readonly column: Column;
  readonly columns: readonly Column[];
  readonly moves: readonly Moving[];
  readonly canMove: boolean;
  readonly onMove: React.ComponentProps<typeof BoardCard>['onMove'];
}

/** Distance from the end of a column, in pixels, from which its next cards are loaded. */
const ahead = 400;

/** The enquiries with one status. Its head has their number and value. */
export function BoardColumn({ column, columns, moves, canMove, onMove }: Props) {
  const element = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const { cards, isPending, isFetchingNextPage, hasNextPage, fetchNextPage } = useCards(column);
  const { count, value } = withMoves(column, moves);
  const shown = cardsIn(column, cards, moves);
  useEffect(
    () =>
      dropTargetForElements({
        element: element.current!,
        canDrop: ({ source }) => (source.data.column as Column | undefined)?.id !== column.id,
        getData: () => ({ column }),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: () => setOver(false),
      }),
    [column],
  );
  const worth = money(value);
  return (
    <Box
      component="section"
      ref={element}
      data-column={column.id}
      aria-label={t('enquiry.board.column', {
        smart_count: count,
        status: column.oppStatusName,
        count: count.toLocaleString('en-GB'),
        value: worth,
      })}
      sx={{ ...frame, ...(isOver && { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.25, pt: 1.25 }}>
        <RowBadge of={summaryOf('opportunityStatus')} row={column} />
        <Typography sx={{ color: 'text.secondary' }}>{count.toLocaleString('en-GB')}</Typography>
        <Typography sx={{ ml: 'auto', fontWeight: 'fontWeightMedium' }}>{worth}</Typography>
      </Box>
      <Box
        component="ul"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          const isNear = scrollHeight - scrollTop - clientHeight < ahead;
          if (isNear && hasNextPage && !isFetchingNextPage) void fetchNextPage();
        }}
        sx={list}
      >
        {column.count > 0 && isPending
          ? [1, 2, 3].map((i) => <Skeleton key={i} component="li" variant="rounded" height={124} />)
          : shown.map((card) => (
              <BoardCard
                key={card.oppId}
                card={card}
                column={column}
                columns={columns}
                canMove={canMove && !moves.some((move) => move.card.oppId === card.oppId)}
                onMove={onMove}
              />
            ))}
        {!shown.length && (!isPending || !column.count) && (
          <Typography component="li" sx={{ color: 'text.secondary', textAlign: 'center', py: 3 }}>
            {t('enquiry.board.none')}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: 'column',
  flex: { xs: '0 0 86%', sm: '0 0 272px' },
  minHeight: 0,
  scrollSnapAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'action.hover',
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  p: 1.25,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  overflowY: 'auto',
  minHeight: 0,
  flex: 1,
  '& > *': { flexShrink: 0 },
} as const;
