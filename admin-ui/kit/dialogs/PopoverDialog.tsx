import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface Props {
  /** The element below which it is open; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly label: string;
  /** The edge of the element that it is aligned with. */
  readonly align?: 'left' | 'right';
  readonly width?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small dialog below the button that opened it. A click beside it closes it. */
export const PopoverDialog = ({ anchor, label, align = 'left', width, onClose, children }: Props) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: align }}
    transformOrigin={{ vertical: 'top', horizontal: align }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, width } } as object }}
  >
    {children}
  </Popover>
);
