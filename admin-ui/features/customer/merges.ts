import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '../../generated/customer/types.gen.ts';
import { call } from '../../core/data/http.ts';
import { focusRecord } from '../../core/focus.ts';
import { useTold } from '../../crud/form/use-told.ts';

export interface MergePreview {
  readonly fields: readonly {
    readonly field: string;
    readonly title: string;
    readonly kept: unknown;
    readonly gone: unknown;
    /** The kept customer gets it from the other. */
    readonly fills: boolean;
  }[];
  readonly moves: readonly { readonly title: string; readonly count: number }[];
}

export interface MergeEntry {
  readonly id: number;
  readonly keptId: number;
  readonly goneId: number;
  readonly goneName: string;
  /** `21/11/2026 09:30`. */
  readonly at: string;
  readonly user: string;
  readonly moves: number;
  readonly undone: boolean;
}

/** Empty if nothing moved. */
export const movedText = (count: number): string =>
  count === 0 ? '' : count === 1 ? '1 record moved' : `${count.toLocaleString('en-GB')} records moved`;

/** Assigns or merges a customer that awaits approval into another, and takes that back. */
export function useMerges() {
  const queries = useQueryClient();
  const notify = useNotify();
  const told = useTold();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function undo({ id, goneId, goneName }: MergeEntry): Promise<void> {
    try {
      await call(`undoCustomerMerge/${id}`, { method: 'POST' });
      notify(`${goneName} is a separate customer again and awaits approval.`, { type: 'info' });
      // What moved is in every list.
      await queries.invalidateQueries();
      focusRecord(goneId);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  }

  /** Answers whether it is done. */
  async function join(how: 'assign' | 'merge', kept: number, awaiting: Customer): Promise<boolean> {
    const path = how === 'assign' ? 'assignNewCustomer' : 'mergeCustomer';
    try {
      const { json } = await call<Customer>(`${path}/${kept}/${awaiting.customerId}`);
      const { json: entries } = await call<MergeEntry[]>(`customerMerges/${kept}`);
      const entry = entries.find(({ goneId, undone }) => goneId === awaiting.customerId && !undone);
      const done = `${awaiting.custName} was ${how === 'assign' ? 'assigned to' : 'merged with'} ${json.custName}.`;
      if (entry) told(entry.moves ? `${done} ${movedText(entry.moves)}.` : done, () => void undo(entry));
      // Its page is no more.
      if (pathname.startsWith(`/customers/${awaiting.customerId}/`))
        void navigate(`/customers/${kept}/detail`, { replace: true });
      await queries.invalidateQueries({ predicate: ({ queryKey }) => !isOf(queryKey, awaiting.customerId) });
      focusRecord(kept);
      return true;
    } catch (error) {
      notify(`Error while assigning customer. ${(error as Error).message}`, { type: 'error' });
      return false;
    }
  }

  return { join, undo };
}

/** What is asked of one customer alone: of one that is gone it is not asked again. */
const isOf = ([resource, ...rest]: readonly unknown[], id: number): boolean =>
  resource === 'customer' && rest.some((part) => part === id || (part as { id?: unknown } | null)?.id === String(id));
