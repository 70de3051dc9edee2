import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { call } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';

interface BulkAnswer {
  readonly done: readonly number[];
  readonly refused: readonly { readonly id: number; readonly message: string }[];
}

/** Restores entries of the trash, and says how many, and why others cannot be restored. */
export function useRestore() {
  const notify = useNotify();
  const queries = useQueryClient();
  return async (ids: readonly number[]): Promise<void> => {
    try {
      const { json } = await call<BulkAnswer>('trash/restore', { method: 'POST', body: { ids } });
      const { done, refused } = json;
      if (done.length) notify(t('trash.restored', counted(done.length)), { type: 'success' });
      const reasons = [...new Set(refused.map(({ message }) => message))].join(' ');
      if (refused.length) notify(`${t('trash.refused', counted(refused.length))} ${reasons}`, { type: 'warning' });
      // Records of any list may have come back.
      await queries.invalidateQueries();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
}

const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString('en-GB') });
