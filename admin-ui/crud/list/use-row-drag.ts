import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { RowOrder } from './use-order.ts';

type Side = 'before' | 'after';

interface Options {
  /** Index of the row on its page. */
  readonly at: number;
  /** How rows are moved; null if they cannot be. */
  readonly order: RowOrder | null;
  readonly row: RefObject<HTMLTableRowElement | null>;
  readonly handle: RefObject<HTMLButtonElement | null>;
}

/**
 * Lets a row be dragged by its handle, and others be dropped beside it. The code for that is loaded with the first list
 * whose rows can be moved.
 * @returns attributes that show it: the dragged row, and the side on which another would be dropped
 */
export function useRowDrag({ at, order, row, handle }: Options) {
  const [isDragged, setDragged] = useState(false);
  const [side, setSide] = useState<Side | null>(null);
  const placeOf = useEffectEvent(() => at);
  const drop = useEffectEvent((from: number, beside: Side) => {
    const gap = at + (beside === 'after' ? 1 : 0);
    order?.move(from, from < gap ? gap - 1 : gap);
  });
  const isOn = order !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    const element = row.current!;
    const sideAt = (y: number): Side => {
      const { top, height } = element.getBoundingClientRect();
      return y < top + height / 2 ? 'before' : 'after';
    };
    const stops: (() => void)[] = [];
    let isGone = false;
    const listen = ({
      draggable,
      dropTargetForElements,
    }: typeof import('@atlaskit/pragmatic-drag-and-drop/element/adapter')) => {
      if (isGone) return;
      stops.push(
        draggable({
          element,
          dragHandle: handle.current!,
          getInitialData: () => ({ row: placeOf() }),
          onDragStart: () => setDragged(true),
          onDrop: () => setDragged(false),
        }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => 'row' in source.data && source.element.parentElement === element.parentElement,
          onDrag: ({ location }) => setSide(sideAt(location.current.input.clientY)),
          onDragLeave: () => setSide(null),
          onDrop: ({ source, location }) => {
            setSide(null);
            drop(source.data.row as number, sideAt(location.current.input.clientY));
          },
        }),
      );
    };
    // If it cannot be loaded, the handle still moves the row by keyboard.
    import('@atlaskit/pragmatic-drag-and-drop/element/adapter').then(listen, () => undefined);
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [isOn, row, handle]);
  return { 'data-dragged': isDragged || undefined, 'data-drop': isDragged ? undefined : (side ?? undefined) };
}
