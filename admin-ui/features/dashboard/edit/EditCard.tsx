import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { UserWidget } from '../../../../schemas/generated/user-widget.gen.ts';
import { t } from '../../../core/i18n/t.ts';
import { widthOf } from '../layout.ts';
import { WidgetCard } from '../WidgetCard.tsx';
import { actionOf, actions, narrowActions, onNarrow, type Action } from './actions.ts';
import { useResize, type Size } from './use-resize.ts';

interface Props {
  readonly widget: UserWidget;
  /** Side on which a dragged widget would be dropped; null for neither. */
  readonly drop: 'before' | 'after' | null;
  readonly onAction: (action: Action) => void;
  readonly onResized: (size: Size) => void;
}

/** A widget while its dashboard is edited: its handle drags it and takes keys, its menu has every action. */
export function EditCard({ widget, drop, onAction, onResized }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDragged, setDragged] = useState(false);
  const { size, onPointerDown } = useResize({ width: widthOf(widget), height: widget.height }, onResized);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const act = (action: Action) => onAction(isNarrow ? onNarrow(action) : action);
  const title = widget.widgetName ?? '';
  const { id } = widget;
  useEffect(
    () =>
      draggable({
        element: card.current!,
        dragHandle: handle.current!,
        getInitialData: () => ({ widget: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
    [id],
  );
  return (
    <WidgetCard
      ref={card}
      widget={size ? { ...widget, ...size } : widget}
      sx={{ opacity: isDragged ? 0.4 : 1, ...(drop && line(drop)) }}
      tools={
        <>
          <IconButton
            data-hint={t('dashboard.edit.handleHint')}
            ref={handle}
            data-handle={id}
            aria-label={t('dashboard.edit.handle', { title })}
            aria-roledescription={t('dashboard.edit.handleHint')}
            onKeyDown={(event) => {
              const action = actionOf(event);
              if (!action) return;
              event.preventDefault();
              act(action);
            }}
            sx={{ cursor: 'grab', touchAction: 'none' }}
          >
            <DragIndicatorIcon fontSize="small" />
          </IconButton>
          <IconButton
            ref={menu}
            aria-label={t('dashboard.edit.menu', { title })}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <MoreHorizIcon fontSize="small" />
          </IconButton>
          <Menu open={isOpen} anchorEl={() => menu.current!} onClose={() => setOpen(false)}>
            {(isNarrow ? narrowActions : actions).map((action) => (
              <MenuItem
                key={action}
                onClick={() => {
                  setOpen(false);
                  act(action);
                }}
                sx={action === 'remove' ? { color: 'error.main' } : {}}
              >
                {t(`dashboard.edit.actions.${action}`)}
              </MenuItem>
            ))}
          </Menu>
        </>
      }
      corner={<Box aria-hidden data-corner={id} onPointerDown={onPointerDown} sx={corner} />}
    />
  );
}

/** A line in the gap beside the widget. */
const line = (side: 'before' | 'after') => ({
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    [side === 'before' ? 'left' : 'right']: -10,
    width: 4,
    borderRadius: 1,
    backgroundColor: 'primary.main',
  },
});

const corner = {
  display: { xs: 'none', md: 'block' },
  position: 'absolute',
  right: 2,
  bottom: 2,
  width: 20,
  height: 20,
  cursor: 'nwse-resize',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 4,
    bottom: 4,
    width: 8,
    height: 8,
    borderRight: 2,
    borderBottom: 2,
    borderColor: 'text.secondary',
  },
} as const;
