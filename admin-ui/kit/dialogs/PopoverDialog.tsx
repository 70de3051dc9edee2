import Popover, { type PopoverActions } from '@mui/material/Popover';
import { useCallback, useRef, type ReactNode } from 'react';

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

/** A small dialog below the button that opened it. A click beside it closes it. It stays in view when it grows. */
export function PopoverDialog({ anchor, label, align = 'left', width, onClose, children }: Props) {
  const popover = useRef<PopoverActions>(null);
  const keepInView = useCallback((content: HTMLElement | null) => {
    if (!content) return;
    const observer = new ResizeObserver(() => popover.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return (
    <Popover
      action={popover}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: 'top', horizontal: align }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, width } } as object }}
    >
      <div ref={keepInView}>{children}</div>
    </Popover>
  );
}
