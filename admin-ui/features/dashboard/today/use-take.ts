import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { undoTokenOf, type Answer } from '../../../core/data/http.ts';
import { useUndo } from '../../../kit/undo.ts';
import { todayKey } from './use-today.ts';

/**
 * Deals with lines. A line leaves at once, and comes back if the server refuses or the user undoes it.
 */
export function useTake() {
  const notify = useNotify();
  const undoable = useUndo();
  const queries = useQueryClient();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const bringBack = (id: string) => setGone((before) => new Set([...before].filter((one) => one !== id)));

  /**
   * @param text what the toast says
   * @throws HttpError if the server refuses
   */
  async function take(id: string, send: () => Promise<Answer<unknown>>, text: string): Promise<void> {
    setGone((before) => new Set(before).add(id));
    try {
      const answer = await send();
      notify(text, { type: 'success', ...undoable(undoTokenOf(answer), { onUndone: () => bringBack(id) }) });
    } catch (error) {
      bringBack(id);
      throw error;
    }
    const sent = Date.now();
    await queries.invalidateQueries({ queryKey: todayKey });
    // By now the work has been read without the line, which may later be due again.
    if ((queries.getQueryState(todayKey)?.dataUpdatedAt ?? 0) >= sent) bringBack(id);
  }

  return { gone, take };
}

export type Take = ReturnType<typeof useTake>['take'];

/** Says that a line was not changed, and why. */
export type Complain = (line: string) => (error: unknown) => void;
