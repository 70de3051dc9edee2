import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { call, undoTokenOf } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import type { WireRecord } from '../../core/model/resource.ts';
import { useUndo } from '../../kit/undo.ts';
import { titleOf, useList } from './list-context.ts';

/** Moves the rows of a list that people put in order. */
export interface RowOrder {
  /** Index of the last row of the page. */
  readonly last: number;
  /** @param to index on the page that the row then has */
  move(at: number, to: number): void;
}

/** Milliseconds within which moves of the same row count as one: they are undone together. */
const together = 10_000;

/** The order of the rows. Null if people cannot change it, or if the list is filtered or sorted by something else. */
export function useOrder(): RowOrder | null {
  const list = useListContext<WireRecord & { id: number }>();
  const { of, columns, canEdit } = useList();
  const queries = useQueryClient();
  const notify = useNotify();
  const undoable = useUndo();
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const last = useRef<{ id: number; token: Promise<string | null>; at: number } | null>(null);
  const rows = list.data ?? [];
  const isInOrder = list.sort.field === of.order && list.sort.order === 'ASC';
  if (!of.order || !canEdit || !isInOrder || Object.keys(list.filterValues).length) return null;

  /**
   * Puts an entry before another, after the moves that are still being saved.
   * @param former token of a move that is to be undone together with this one
   * @returns the token that undoes it
   */
  function place(id: number, before: number | null, former?: Promise<string | null>): Promise<string | null> {
    waiting.current += 1;
    const path = `referencelists/${of.name}/${id}/place`;
    const saved = calls.current.then(async () => {
      try {
        const undoneWith = await former?.catch(() => null);
        return undoTokenOf(await call(path, { method: 'PUT', body: { before }, undoneWith }));
      } catch (error) {
        notify((error as Error).message, { type: 'error' });
        throw error;
      } finally {
        waiting.current -= 1;
        if (!waiting.current) await queries.invalidateQueries({ queryKey: [of.name] });
      }
    });
    calls.current = saved.catch(() => undefined);
    return saved;
  }

  async function move(at: number, to: number): Promise<void> {
    const row = rows[at];
    if (!row || to === at || to < 0 || to >= rows.length) return;
    const follows = rows[to > at ? to + 1 : to];
    // The row that follows the last one of a page is not known, unless the page is the last.
    if (!follows && list.page * list.perPage < (list.total ?? 0)) return;
    const next = rows.toSpliced(at, 1).toSpliced(to, 0, row);
    const isShown = (shown: readonly WireRecord[]) =>
      shown.length === next.length && next.every(({ id }) => shown.some((one) => one.id === id));
    queries.setQueriesData<{ data: WireRecord[] }>({ queryKey: [of.name, 'getList'] }, (shown) =>
      shown && isShown(shown.data) ? { ...shown, data: next } : shown,
    );
    const { current } = last;
    const isAgain = current?.id === row.id && Date.now() - current.at < together;
    const saved = place(row.id, follows?.id ?? null, isAgain ? current.token : undefined);
    last.current = { id: row.id, token: saved, at: Date.now() };
    const token = await saved.catch((error: unknown) => {
      if (last.current?.token === saved) last.current = null;
      throw error;
    });
    const number = (list.page - 1) * list.perPage + to + 1;
    const values = { name: titleOf(of, columns.shown, row), place: number, count: list.total ?? 0 };
    notify(t('crud.order.placed', values), {
      type: 'info',
      ...undoable(token, { onUndone: () => (last.current = null) }),
    });
  }

  return { last: rows.length - 1, move: (at, to) => void move(at, to).catch(() => undefined) };
}
