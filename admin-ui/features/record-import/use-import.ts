import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import type { Import } from './calls.ts';

/** Milliseconds after which a running import is read again, if the live channel does not say before that it has changed. */
const pace = 2000;

/** Follows an import, whose work goes on when the page is left. */
export function useImport(known: Import) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [answered, setAnswered] = useState(known);
  const [isSending, setSending] = useState(false);
  // What was read may be older than the answer of a call.
  const latest = (read?: Import) =>
    [known, answered, ...(read ? [read] : [])].reduce((a, b) => (b.version > a.version ? b : a));
  const { data } = useGetOne<Import>(
    'recordImport',
    { id: known.id },
    { refetchInterval: ({ state }) => (latest(state.data).running ? pace : false) },
  );
  /** Makes a call that answers the import. An error is shown. */
  async function send(change: () => Promise<Import>): Promise<Import | null> {
    setSending(true);
    try {
      const next = await change();
      setAnswered(next);
      await queries.invalidateQueries({ queryKey: ['recordImport'] });
      return next;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return null;
    } finally {
      setSending(false);
    }
  }
  return { record: latest(data), send, isSending };
}

export type Sending = ReturnType<typeof useImport>['send'];

/** A number with commas: `5,000`. */
export const count = (number: number): string => number.toLocaleString('en-GB');

/** A number for a text that differs between one and many. */
export const counted = (number: number) => ({ smart_count: number, count: count(number) });
