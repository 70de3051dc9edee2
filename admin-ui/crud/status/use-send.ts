import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useUndo } from '../../kit/undo.ts';
import type { StatusChange } from './status-change.ts';

/**
 * Sends a change of status, and shows the result. Lists always reload, as a refusal may be due to an outdated row.
 */
export function useSend<T, D>({ entity, texts, send, prepare, affects = [] }: StatusChange<T, D>) {
  const notify = useNotify();
  const undoable = useUndo();
  const translate = useTranslate();
  const queries = useQueryClient();
  const failed = (message: string) =>
    texts ? texts.failed(message) : `${translate(`branchline.${entity}.updateFailed`).replace(/\.$/, '')}. ${message}`;

  async function run<R>(calls: () => Promise<R>): Promise<R> {
    try {
      return await calls();
    } catch (error) {
      notify(failed((error as Error).message), { type: 'error' });
      throw error;
    } finally {
      const changed: readonly unknown[] = [entity, ...affects];
      await queries.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(queryKey[0]) });
    }
  }

  return async (record: T, to: number, details?: D): Promise<T> => {
    const { saved, prepared } = await run(async () => {
      const before = await prepare?.(record, to);
      return { saved: await send(record, to, details), prepared: before };
    });
    const said = texts?.updated ?? translate(`branchline.${entity}.updated`);
    const news = prepared?.news?.(saved);
    notify(news ?? said, {
      type: 'success',
      ...(news && { summary: said }),
      ...(prepared && undoable(() => run(() => prepared.undo()))),
    } as never);
    return saved;
  };
}
