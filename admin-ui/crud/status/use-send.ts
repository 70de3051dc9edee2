import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useUndo } from '../use-undo.ts';
import type { StatusChange } from './status-change.ts';

/**
 * Sends a change of status, and shows the result. Lists always reload, as a refusal may be due to an outdated row.
 */
export function useSend<T, D>({ entity, texts, send, undo }: StatusChange<T, D>) {
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
      await queries.invalidateQueries({ queryKey: [entity] });
    }
  }

  return async (record: T, to: number, details?: D): Promise<T> => {
    const { saved, back } = await run(async () => {
      const prepared = await undo?.(record, to);
      return { saved: await send(record, to, details), back: prepared };
    });
    notify(texts?.updated ?? translate(`branchline.${entity}.updated`), {
      type: 'success',
      ...(back && undoable(() => run(back))),
    } as never);
    return saved;
  };
}
