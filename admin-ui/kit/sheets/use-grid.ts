import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
} from 'react';
import { cellsOfText, textOfCells } from './clipboard.ts';
import { pasted, rangeOf, type CellChange, type Place } from './place.ts';
import { rowHeight } from './sheet-grid.ts';

/** Moves the focus to a cell; to a head if there is no row. */
export interface GridHandle {
  goTo(row: number | null, column: number): void;
}

interface Options {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly textAt: (place: Place) => string;
  readonly onCells: (changes: readonly CellChange[]) => void;
  /** @returns the place of the change, which gets the focus */
  readonly onUndo: () => Place | null;
  readonly onRedo: () => Place | null;
  /** Some pasted cells were beyond the last row or column. */
  readonly onCut: (cells: number) => void;
  readonly ref?: Ref<GridHandle> | undefined;
}

/**
 * Makes a grid of inputs behave as a spreadsheet. A cell with the focus is selected: typing replaces its text, which is
 * saved by Enter, Tab, an arrow key or when the focus leaves, and restored by Escape. F2 or a double click edits the
 * text; then the arrow keys move the caret. Shift or dragging selects a range, which can be copied, pasted and cleared.
 */
export function useGrid(scroller: RefObject<HTMLDivElement | null>, options: Options) {
  const { rowCount, columnCount, textAt, onCells, onUndo, onRedo, onCut, ref } = options;
  // The cell with the focus, and the opposite corner of the selected range.
  const [lastAt, setAt] = useState<Place>({ row: 0, column: 0 });
  const [lastEnd, setEnd] = useState<Place>(lastAt);
  const target = useRef<string | null>(null);
  const isDragging = useRef(false);
  /** Column to which Enter returns after cells were filled with Tab. */
  const home = useRef<number | null>(null);

  const within = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(row, rowCount - 1)),
    column: Math.max(0, Math.min(column, columnCount - 1)),
  });
  // Rows may have been removed.
  const [at, end] = [within(lastAt), within(lastEnd)];
  const range = rangeOf(at, end);
  function show({ row }: Place) {
    const box = scroller.current!;
    const top = row * rowHeight;
    const view = box.clientHeight - 2 * rowHeight;
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top > box.scrollTop + view) box.scrollTop = Math.max(0, top - view);
  }
  function select(place: Place) {
    const next = within(place);
    setAt(next);
    setEnd(next);
    show(next);
    target.current = `${next.row}:${next.column}`;
    focusTarget();
  }
  function extend(place: Place) {
    const next = within(place);
    setEnd(next);
    show(next);
  }
  function goTo(row: number | null, column: number) {
    home.current = null;
    if (row !== null) return select({ row, column });
    target.current = `h${column}`;
    focusTarget();
  }
  function focusTarget() {
    const query = target.current && `[data-at="${target.current}"]`;
    const found = query && (scroller.current!.querySelector<HTMLElement>(query) ?? headOutside(query));
    if (!found) return;
    target.current = null;
    found.focus();
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (found instanceof HTMLInputElement) found.select();
  }
  /** A head may be outside the grid, such as the year of the sheet. */
  const headOutside = (query: string) => (query.includes('"h') ? document.querySelector<HTMLElement>(query) : null);
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

  function commit(input: HTMLInputElement) {
    const { value, defaultValue } = input;
    restore(input);
    if (value !== defaultValue) onCells([{ ...placeOf(input)!, text: value }]);
  }
  function clear() {
    const width = range.right - range.left + 1;
    const count = width * (range.bottom - range.top + 1);
    const places = Array.from({ length: count }, (_, i) => ({
      row: range.top + Math.floor(i / width),
      column: range.left + (i % width),
    }));
    change(places.map((place) => ({ ...place, text: '' })));
  }
  function change(changes: readonly CellChange[]) {
    const different = changes.filter((one) => one.text !== textAt(one));
    if (different.length) onCells(different);
  }
  function takeBack(place: Place | null) {
    if (place) goTo(place.row, place.column);
  }

  function onKeyDown(event: KeyboardEvent) {
    const input = inputOf(event.target);
    if (!input) return;
    const { key, shiftKey: shift } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const done = () => event.preventDefault();
    const mode = input.dataset.editing;
    if (mode !== undefined && key === 'Escape') {
      // Neither closes the dialog around the grid.
      event.stopPropagation();
      done();
      return restore(input);
    }
    const letter = ctrl && mode === undefined ? key.toLowerCase() : '';
    if (letter === 'z' || letter === 'y') {
      done();
      return takeBack(letter === 'y' || shift ? onRedo() : onUndo());
    }
    if (letter === 'a') {
      done();
      setAt({ row: 0, column: 0 });
      target.current = '0:0';
      return setEnd({ row: rowCount - 1, column: columnCount - 1 });
    }
    if (key === 'F2') {
      done();
      return edit(input);
    }
    if (key === 'Delete' && mode === undefined) {
      done();
      return clear();
    }
    const leaves = key === 'Enter' || key === 'Tab';
    const isRange = shift && mode === undefined && !leaves;
    const next = mode === 'edit' && !leaves ? null : destination(isRange ? end : at, key, ctrl, shift);
    if (!next) return;
    // Behind the last column comes the button of the row, then the page after the grid.
    if (key === 'Tab' && (next.column < 0 || next.column >= columnCount)) return;
    done();
    if (mode !== undefined) commit(input);
    if (isRange) return extend(next);
    if (key === 'Tab') home.current ??= at.column;
    const column = key === 'Enter' ? (home.current ?? next.column) : next.column;
    if (key !== 'Tab') home.current = null;
    select({ row: next.row, column });
  }
  function destination({ row, column }: Place, key: string, ctrl: boolean, shift: boolean): Place | null {
    const page = Math.max(1, Math.floor(scroller.current!.clientHeight / rowHeight) - 2);
    const [last, right] = [rowCount - 1, columnCount - 1];
    switch (key) {
      case 'ArrowUp':
        return { row: ctrl ? 0 : row - 1, column };
      case 'ArrowDown':
        return { row: ctrl ? last : row + 1, column };
      case 'ArrowLeft':
        return { row, column: ctrl ? 0 : column - 1 };
      case 'ArrowRight':
        return { row, column: ctrl ? right : column + 1 };
      case 'Home':
        return { row: ctrl ? 0 : row, column: 0 };
      case 'End':
        return { row: ctrl ? last : row, column: right };
      case 'PageUp':
        return { row: row - page, column };
      case 'PageDown':
        return { row: row + page, column };
      case 'Enter':
        return { row: row + (shift ? -1 : 1), column };
      case 'Tab':
        return { row, column: column + (shift ? -1 : 1) };
      default:
        return null;
    }
  }

  function onMouseDown(event: MouseEvent) {
    const input = inputOf(event.target);
    if (!input || event.button !== 0 || input.dataset.editing !== undefined) return;
    event.preventDefault();
    home.current = null;
    isDragging.current = true;
    const place = placeOf(input)!;
    if (event.shiftKey) extend(place);
    else select(place);
  }
  function onMouseOver(event: MouseEvent) {
    if (!(event.buttons & 1)) isDragging.current = false;
    const input = isDragging.current ? inputOf(event.target) : null;
    if (input) setEnd(placeOf(input)!);
  }
  function onDoubleClick(event: MouseEvent) {
    const input = inputOf(event.target);
    if (input && input.dataset.editing === undefined) edit(input);
  }
  function onInput(event: FormEvent) {
    const input = inputOf(event.target);
    // The selected text was replaced by what was typed.
    if (input && input.dataset.editing === undefined) input.dataset.editing = 'typed';
  }
  function onFocus(event: FocusEvent) {
    const input = inputOf(event.target);
    if (!input || input.dataset.editing !== undefined) return;
    const place = placeOf(input)!;
    if (place.row !== at.row || place.column !== at.column) {
      setAt(place);
      setEnd(place);
    }
    input.select();
  }
  function onBlur(event: FocusEvent) {
    const input = inputOf(event.target);
    if (input?.dataset.editing !== undefined) commit(input);
  }
  function onCopy(event: ClipboardEvent) {
    const input = inputOf(event.target);
    if (!input || input.dataset.editing !== undefined) return;
    event.preventDefault();
    const rows = Array.from({ length: range.bottom - range.top + 1 }, (_, r) =>
      Array.from({ length: range.right - range.left + 1 }, (_c, c) =>
        textAt({ row: range.top + r, column: range.left + c }),
      ),
    );
    event.clipboardData.setData('text/plain', textOfCells(rows));
    if (event.type === 'cut') clear();
  }
  function onPaste(event: ClipboardEvent) {
    const input = inputOf(event.target);
    if (!input || input.dataset.editing !== undefined) return;
    event.preventDefault();
    const all = pasted(cellsOfText(event.clipboardData.getData('text/plain')), range);
    const fitting = all.filter(({ row, column }) => row < rowCount && column < columnCount);
    change(fitting);
    extend(fitting.at(-1)!);
    const cut = all.filter(({ text }) => text).length - fitting.filter(({ text }) => text).length;
    if (cut) onCut(cut);
  }

  const handlers = {
    onKeyDown,
    onMouseDown,
    onMouseOver,
    onDoubleClick,
    onInput,
    onFocus,
    onBlur,
    onCopy,
    onCut: onCopy,
    onPaste,
  };
  return { at, range, handlers };
}

/** The input of a cell. */
const inputOf = (target: EventTarget): HTMLInputElement | null =>
  target instanceof HTMLInputElement && placeOf(target) ? target : null;

function placeOf({ dataset: { at } }: HTMLElement): Place | null {
  const [, row, column] = /^(\d+):(\d+)$/.exec(at ?? '') ?? [];
  return row === undefined ? null : { row: Number(row), column: Number(column) };
}

/** Edits the text of a cell, from its end. */
function edit(input: HTMLInputElement) {
  input.dataset.editing = 'edit';
  input.setSelectionRange(input.value.length, input.value.length);
}

/** Shows the text of the sheet again; the cell stays selected. */
function restore(input: HTMLInputElement) {
  delete input.dataset.editing;
  input.value = input.defaultValue;
  if (input === document.activeElement) input.select();
}
