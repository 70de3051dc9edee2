import { useEffect, useEffectEvent, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { shortcut } from '../../core/shortcuts.ts';
import { inPlaceOf } from '../in-place/editable.ts';
import type { Step } from '../in-place/InPlaceForm.tsx';
import { useList } from './list-context.ts';

/** A cell that is being edited. */
export interface EditedCell {
  readonly id: RaRecord['id'];
  /** Name of its column. */
  readonly name: string;
}

export const cellOf = (id: RaRecord['id'], name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`tr[data-record="${id}"] > td[data-name="${name}"]`);

/**
 * The cell of a list that is being edited. Tab goes on to the next cell that can be, in the next row after the last;
 * F2 edits the first of the row that the keyboard is on.
 * @param at index of that row
 */
export function useCells(rows: readonly RaRecord[] | undefined, at: number) {
  const { of, edits, columns } = useList();
  const [cell, setCell] = useState<EditedCell | null>(null);

  const cellsOf = (record: RaRecord): EditedCell[] => {
    const inPlace = inPlaceOf(of, edits, record);
    return columns.shown.filter((name) => inPlace?.fieldFor(name)).map((name) => ({ id: record.id, name }));
  };
  const begin = useEffectEvent(() => {
    const [first] = rows?.[at] ? cellsOf(rows[at]) : [];
    if (first) setCell(first);
  });
  useEffect(() => shortcut('F2', () => begin()), []);

  /** Ends the editing of a cell. The focus goes back to its row. */
  function done(step: Step) {
    const all = (rows ?? []).flatMap(cellsOf);
    const now = all.findIndex(({ id, name }) => id === cell?.id && name === cell.name);
    const next = step && now >= 0 ? all[now + step] : undefined;
    setCell(next ?? null);
    if (!next && cell) cellOf(cell.id, cell.name)?.closest<HTMLElement>('tr')?.focus({ preventScroll: true });
  }

  return { cell, edit: (record: RaRecord, name: string) => setCell({ id: record.id, name }), done };
}
