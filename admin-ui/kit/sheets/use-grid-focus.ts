import { useEffect, useImperativeHandle, useRef, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { rowHeight } from './sheet-grid.ts';

/** Moves the focus to a cell; to a head if there is no row. */
export interface GridHandle {
  goTo(row: number | null, column: number): void;
}

/**
 * Moves the focus between the cells of a grid: on demand through `ref`, and by Enter and the arrow keys.
 * @returns the handler of the grid's keys
 */
export function useGridFocus(scroller: RefObject<HTMLDivElement | null>, rowCount: number, ref?: Ref<GridHandle>) {
  const target = useRef<string | null>(null);

  function goTo(row: number | null, column: number) {
    const box = scroller.current!;
    if (row !== null) {
      const top = row * rowHeight;
      const view = box.clientHeight - 2 * rowHeight;
      if (top < box.scrollTop || top > box.scrollTop + view) box.scrollTop = Math.max(0, top - view / 2);
    }
    target.current = row === null ? `h${column}` : `${row}:${column}`;
    focusTarget();
  }
  function focusTarget() {
    const input = target.current && scroller.current!.querySelector<HTMLElement>(`[data-at="${target.current}"]`);
    if (!input) return;
    target.current = null;
    input.focus();
    input.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (input instanceof HTMLInputElement) input.select();
  }
  useImperativeHandle(ref, () => ({ goTo }));
  // After scrolling, the input is drawn with the next render.
  useEffect(focusTarget);
  // The text above the grid may grow with the problem, and the grid shrink under the cell in focus.
  useEffect(() => {
    const box = scroller.current!;
    const observer = new ResizeObserver(() => {
      const { activeElement } = document;
      if (box.contains(activeElement)) activeElement!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: event.shiftKey ? -1 : 1 }[event.key];
    const at = (event.target as HTMLElement).dataset.at?.split(':').map(Number);
    if (!step || at?.length !== 2) return;
    event.preventDefault();
    const row = Math.min(Math.max(at[0]! + step, 0), rowCount - 1);
    const input = event.target as HTMLInputElement;
    if (row !== at[0]) return goTo(row, at[1]!);
    if (input.value === input.defaultValue) return;
    // At the end of the sheet, the changed cell is redrawn and gets the focus back.
    input.blur();
    target.current = input.dataset.at!;
  }

  return onKeyDown;
}
