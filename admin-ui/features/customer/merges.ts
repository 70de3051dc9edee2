import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '../../../schemas/generated/customer.gen.ts';
import { t } from '../../core/i18n/t.ts';
import { gone } from '../../core/data/gone.ts';
import { call } from '../../core/data/http.ts';
import { focusRecord } from '../../core/focus.ts';
import type { MergeEntry } from '../../crud/merge/MergedRecords.tsx';
import { withUndo } from '../../kit/undo.ts';

/** What `join` says when it is done, without and with moved records. */
const done = {
  assign: ['customer.merge.assigned', 'customer.merge.assignedWithRecords'],
  merge: ['customer.merge.merged', 'customer.merge.mergedWithRecords'],
} as const;

/** A number of records for the singular and plural of a text. */
const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString('en-GB') });

/** Assigns or merges a customer that awaits approval into another, and undoes that. */
export function useMerges() {
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function undo({ id, goneId, goneName }: MergeEntry): Promise<void> {
    try {
      await call(`undoCustomerMerge/${id}`, { method: 'POST' });
      notify(t('customer.merge.separate', { name: goneName }), { type: 'info' });
      // Records in any list may have moved.
      await queries.invalidateQueries();
      focusRecord(goneId);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  /** Resolves to whether it succeeded. */
  async function join(how: 'assign' | 'merge', kept: number, awaiting: Customer): Promise<boolean> {
    const path = how === 'assign' ? 'assignNewCustomer' : 'mergeCustomer';
    try {
      const { json } = await call<Customer>(`${path}/${kept}/${awaiting.customerId}`);
      const { json: entries } = await call<MergeEntry[]>(`customerMerges/${kept}`);
      const entry = entries.find(({ goneId, undone }) => goneId === awaiting.customerId && !undone);
      const names = { gone: awaiting.custName ?? '', kept: json.custName ?? '' };
      const [text, textWithRecords] = done[how];
      if (entry)
        notify(entry.moves ? t(textWithRecords, { ...names, ...counted(entry.moves) }) : t(text, names), {
          type: 'info',
          ...withUndo(() => void undo(entry)),
        });
      gone.mark('customer', awaiting.customerId);
      if (pathname.startsWith(`/customers/${awaiting.customerId}/`))
        void navigate(`/customers/${kept}/detail`, { replace: true });
      await queries.invalidateQueries();
      focusRecord(kept);
      return true;
    } catch (error) {
      notify(t('customer.merge.failed', { message: (error as Error).message }), { type: 'error' });
      return false;
    }
  }

  return { join, undo };
}
