import { useRef } from 'react';
import type { Activity } from '../../../../schemas/generated/activity.gen.ts';
import { timeOf, type Moment } from '../../../core/time/london.ts';
import { step, type Moving } from './moving.ts';

/** Distance in pixels from which a press is a drag rather than a click. */
const minDistance = 5;

interface Options {
  readonly canMove: (activity: Activity) => boolean;
  /** Whether a place has hours as well as a day. */
  readonly hasHours: boolean;
  /** Called with each place the pointer reaches, and with null when the drag ends. */
  readonly onMove: (moving: Moving | null) => void;
  readonly onDrop: (moving: Moving) => void;
}

/** Drags activities with a mouse or a pen; a finger scrolls. Escape cancels. */
export function useDrag({ canMove, hasHours, onMove, onDrop }: Options) {
  const wasDragged = useRef(false);

  /** The calendar position of a pointer that holds an activity this many pixels below its top. */
  function placeAt(x: number, y: number, held: number, time: string): Moment | null {
    const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]');
    if (!column) return null;
    if (!hasHours || column.dataset.hours === undefined) return { date: column.dataset.day!, time };
    const { top, height } = column.getBoundingClientRect();
    const minutes = Math.round((((y - held - top) / height) * 24 * 60) / step) * step;
    return { date: column.dataset.day!, time: timeOf(Math.max(0, Math.min(24 * 60 - step, minutes))) };
  }

  function grab(event: React.PointerEvent<HTMLElement>, activity: Activity) {
    wasDragged.current = false;
    if (event.button !== 0 || event.pointerType === 'touch' || !canMove(activity)) return;
    const { clientX, clientY } = event;
    const held = clientY - event.currentTarget.getBoundingClientRect().top;
    let last: Moving | null = null;
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      onMove(null);
      // The browser sends the click that ends a drag before this runs.
      setTimeout(() => (wasDragged.current = false));
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!wasDragged.current && Math.hypot(x - clientX, y - clientY) < minDistance) return;
      wasDragged.current = true;
      const to = placeAt(x, y, held, activity.startTime!);
      if (to) onMove((last = { activity, to, by: 'pointer' }));
    };
    const drop = () => {
      end();
      if (last) onDrop(last);
    };
    const { signal } = listening;
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(), { signal });
    document.addEventListener('pointerup', drop, { signal });
  }

  return {
    grab,
    /** Whether a click only ends a drag. */
    isDrag: () => wasDragged.current,
  };
}
