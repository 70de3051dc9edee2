import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import DriveFileMoveOutlinedIcon from '@mui/icons-material/DriveFileMoveOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Enquiry } from '../../../../schemas/generated/enquiry.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { money, nothing } from '../../../core/model/values.ts';
import { summaryOf } from '../../../core/data/data-provider.ts';
import { RowBadge } from '../../../crud/fields/RowBadge.tsx';
import { ageOf, type Column } from './board.ts';

interface Props {
  readonly card: Enquiry;
  readonly column: Column;
  readonly columns: readonly Column[];
  readonly canMove: boolean;
  readonly onMove: (card: Enquiry, from: Column, to: Column, by?: 'keys') => void;
}

/** An enquiry. It is dragged to another column, or moved by its menu or by keys. */
export function BoardCard({ card, column, columns, canMove, onMove }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isDragged = useDrag(element, card, column, canMove);
  const number = card.sQuoteNo ?? '';

  function press(event: React.KeyboardEvent) {
    if (!canMove || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = event.shiftKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined;
    const to = by && columns[columns.indexOf(column) + by];
    if (to) onMove(card, column, to, 'keys');
    else if (event.key === 'm') setOpen(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Paper
      component="li"
      variant="outlined"
      ref={element as never}
      tabIndex={0}
      data-card={card.oppId}
      aria-label={t('enquiry.board.card', { number, description: card.oppDescription ?? '' })}
      onKeyDown={press}
      sx={{ p: 1.25, display: 'grid', gap: 0.5, opacity: isDragged ? 0.4 : 1, cursor: canMove ? 'grab' : 'default' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30 }}>
        <Link
          component={RouterLink}
          to={`/enquiries/${card.oppId}/detail`}
          draggable={false}
          sx={{ fontWeight: 'fontWeightBold', flex: 1 }}
        >
          {number}
        </Link>
        {canMove && (
          <IconButton
            ref={button}
            aria-label={t('enquiry.board.move', { number })}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <DriveFileMoveOutlinedIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{card.oppDescription}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {card.customer?.custName}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium' }}>
          {card.quoteValue === null ? nothing : money(card.quoteValue)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {ageOf(card)}
        </Typography>
      </Box>
      <MoveMenu
        number={number}
        open={isOpen}
        anchor={button}
        columns={columns.filter(({ id }) => id !== column.id)}
        onMove={(to) => onMove(card, column, to, 'keys')}
        onClose={() => setOpen(false)}
      />
    </Paper>
  );
}

/** Makes a card draggable. Returns whether it is being dragged. */
function useDrag(element: RefObject<HTMLElement | null>, card: Enquiry, column: Column, canMove: boolean): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(
    () =>
      draggable({
        element: element.current!,
        canDrag: () => canMove,
        getInitialData: () => ({ card, column }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    [element, card, column, canMove],
  );
  return isDragged;
}

interface MenuProps {
  readonly number: string;
  readonly open: boolean;
  /** The button that opened it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly columns: readonly Column[];
  readonly onMove: (to: Column) => void;
  readonly onClose: () => void;
}

/** The columns to which a card can be moved. */
const MoveMenu = ({ number, open, anchor, columns, onMove, onClose }: MenuProps) => (
  <Menu
    open={open}
    anchorEl={() => anchor.current!}
    onClose={onClose}
    onKeyDown={(event) => event.stopPropagation()}
    slotProps={{ list: { 'aria-label': t('enquiry.board.moveTo', { number }) } }}
  >
    {columns.map((to) => (
      <MenuItem
        key={to.id}
        onClick={() => {
          onClose();
          onMove(to);
        }}
      >
        <RowBadge of={summaryOf('opportunityStatus')} row={to} />
      </MenuItem>
    ))}
  </Menu>
);
