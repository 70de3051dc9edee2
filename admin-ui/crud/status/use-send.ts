import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { undoTokenOf } from '../../core/data/http.ts';
import { useUndo } from '../../kit/undo.ts';
import type { StatusChange } from './status-change.ts';

/**
 * Sends a change of status, and shows the result. Lists always reload, as a refusal may be due to an outdated row.
 */
export function useSend<T, D>({ entity, texts, send, news, affects = [] }: StatusChange<T, D>) {
  const notify = useNotify();
  const undoable = useUndo();
  const translate = useTranslate();
  const queries = useQueryClient();
  const failed = (message: string) =>
    texts ? texts.failed(message) : `${translate(`branchline.${entity}.updateFailed`).replace(/\.$/, '')}. ${message}`;

  return async (record: T, to: number, details?: D): Promise<T> => {
    try {
      const answer = await send(record, to, details);
      const said = texts?.updated ?? translate(`branchline.${entity}.updated`);
      const more = news?.(record, answer.json);
      const text = { type: 'success', ...(more && { summary: said }) } as const;
      notify(more ?? said, { ...text, ...undoable(undoTokenOf(answer)) } as never);
      return answer.json;
    } catch (error) {
      notify(failed((error as Error).message), { type: 'error' });
      throw error;
    } finally {
      const changed: readonly unknown[] = [entity, ...affects];
      await queries.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) });
    }
  };
}
