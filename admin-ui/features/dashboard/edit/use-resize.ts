import { useState, type PointerEvent } from 'react';
import { columns, step } from '../layout.ts';

export interface Size {
  readonly width: number;
  readonly height: number | null;
}

/** Maximum height, in steps. */
export const mostHeight = 20;

/** Distance between two widgets, in pixels. */
const gap = 16;

export const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Resizes a widget by its corner, in columns and steps of the height. It is saved when the pointer is released. */
export function useResize(start: Size, onResized: (size: Size) => void) {
  const [size, setSize] = useState<Size | null>(null);

  function onPointerDown(down: PointerEvent<HTMLElement>) {
    const corner = down.currentTarget;
    const card = corner.parentElement!.getBoundingClientRect();
    const column = (corner.parentElement!.parentElement!.clientWidth + gap) / columns;
    let next: Size | null = null;
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const [right, below] = [clientX - down.clientX, clientY - down.clientY];
      next = {
        width: within(start.width + Math.round(right / column), 1, columns),
        height:
          Math.abs(below) < step / 2 ? start.height : within(Math.round((card.height + below) / step), 1, mostHeight),
      };
      setSize(next);
    };
    const end = (event: globalThis.PointerEvent) => {
      corner.removeEventListener('pointermove', move);
      setSize(null);
      if (next && event.type === 'pointerup') onResized(next);
    };
    down.preventDefault();
    corner.setPointerCapture(down.pointerId);
    corner.addEventListener('pointermove', move);
    corner.addEventListener('pointerup', end, { once: true });
    corner.addEventListener('pointercancel', end, { once: true });
  }

  return { size, onPointerDown };
}
