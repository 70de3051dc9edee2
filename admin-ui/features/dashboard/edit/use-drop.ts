import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { UserWidget } from '../../../../schemas/generated/user-widget.gen.ts';
import { dropAt, moved, type Box } from '../layout.ts';

/** Lets widgets be dropped beside others. Returns beside which the dragged one would be; null if none is dragged. */
export function useDrop(
  grid: RefObject<HTMLDivElement | null>,
  widgets: readonly UserWidget[],
  arrange: (next: readonly UserWidget[]) => void,
) {
  const [place, setPlace] = useState<ReturnType<typeof dropAt> | null>(null);
  const placeAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const boxes = [...grid.current!.querySelectorAll<HTMLElement>('[data-widget]')].map((card): Box => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      return { id: Number(card.dataset.widget), left, top, right, bottom };
    });
    return dropAt(boxes, { x: clientX, y: clientY });
  };
  const drop = useEffectEvent((id: number, point: Parameters<typeof placeAt>[0]) => {
    const at = placeAt(point);
    setPlace(null);
    if (at.id === id) return;
    const rest = widgets.filter((one) => one.id !== id);
    const to = rest.findIndex((one) => one.id === at.id) + (at.side === 'after' ? 1 : 0);
    arrange(moved(widgets, id, to));
  });
  const show = useEffectEvent((at: Parameters<typeof placeAt>[0]) => {
    const next = placeAt(at);
    if (next.id !== place?.id || next.side !== place.side) setPlace(next);
  });
  useEffect(
    () =>
      dropTargetForElements({
        element: grid.current!,
        canDrop: ({ source }) => 'widget' in source.data,
        onDrag: ({ location }) => show(location.current.input),
        onDragLeave: () => setPlace(null),
        onDrop: ({ source, location }) => drop(source.data.widget as number, location.current.input),
      }),
    [grid],
  );
  return place;
}
