import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';

/** Stops work or tries it again, and shows its new state. */
export function useChangeWork() {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function change(send: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: ['backgroundWork'] });
    setBusy(false);
  }
  return { change, busy };
}
