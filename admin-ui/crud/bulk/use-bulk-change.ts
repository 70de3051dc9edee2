import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { readChange, type BulkChange } from './calls.ts';

/** Milliseconds after which a change in progress is read again. */
const pace = 500;

/**
 * Follows a change of many records, whose work goes on when its dialog or page is left.
 * @param onEnded is called when work has ended that was in progress
 */
export function useBulkChange(known: BulkChange, onEnded?: (change: BulkChange) => void) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const queryKey = ['bulkChange', 'followed', known.id];
  const { data = known } = useQuery({
    queryKey,
    queryFn: () => readChange(known.id),
    initialData: known,
    refetchInterval: ({ state }) => (state.data?.running ? pace : false),
  });
  const wasRunning = useRef(known.running);
  const ended = useEffectEvent((change: BulkChange) => {
    // Records of this kind are not as they are shown.
    if (change.status !== 'Checked')
      void queries.invalidateQueries({ predicate: ({ queryKey: [entity] }) => entity !== 'bulkChange' });
    onEnded?.(change);
  });
  useEffect(() => {
    if (wasRunning.current && !data.running) ended(data);
    wasRunning.current = data.running;
  }, [data]);

  /** Makes a call that answers the change. An error is shown. */
  async function send(change: () => Promise<BulkChange>): Promise<BulkChange | null> {
    setSending(true);
    try {
      const next = await change();
      queries.setQueryData(queryKey, next);
      return next;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return null;
    } finally {
      setSending(false);
    }
  }
  return { change: data, send, isSending };
}
