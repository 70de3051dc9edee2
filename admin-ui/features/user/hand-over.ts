import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { SalesExec } from '../../../schemas/generated/sales-exec.gen.ts';
import type { User } from '../../../schemas/generated/user.gen.ts';
import { call, undoTokenOf } from '../../core/data/http.ts';
import { t } from '../../core/i18n/t.ts';
import { useUndo, withUndo } from '../../kit/undo.ts';

export interface HandOverKind {
  readonly kind: string;
  readonly title: string;
  readonly count: number;
}

export interface HandOverEntry {
  readonly id: number;
  readonly toName: string;
  /** `21/11/2026 09:30`. */
  readonly at: string;
  readonly user: string;
  readonly moves: number;
  readonly undone: boolean;
}

/** The sales exec who is this user, whose customers can be handed over too. */
export interface UsersSalesExec {
  readonly id: number;
  readonly salesExecName: string;
  readonly count: number;
}

/** Who takes over what. */
export interface Choice {
  readonly to: User | null;
  readonly kinds: readonly string[];
  /** Who takes over the customers. */
  readonly salesExec: SalesExec | null;
}

interface HandOvers {
  /** What the user is responsible for now. */
  readonly kinds: readonly HandOverKind[];
  readonly salesExec?: UsersSalesExec;
  /** Hand-overs of the last 30 days. */
  readonly past: readonly HandOverEntry[];
}

/** The records that a user is responsible for, and past hand-overs. */
export const useHandOvers = (user: number, enabled = true) =>
  useQuery({
    queryKey: ['user', 'handOver', user],
    enabled,
    retry: false,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { json } = await call<HandOvers>(`handOver/${user}`, { signal });
      const salesExec = json.salesExec?.count ? json.salesExec : null;
      const kinds = json.kinds.filter(({ count }) => count > 0);
      return { ...json, kinds, salesExec, isSalesExec: json.salesExec !== undefined };
    },
  });

/** A number of records for the singular and plural of a text. */
const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString('en-GB') });

/** Deactivates a user, hands over their records, and undoes both. */
export function useHandOver({ id, fullName }: Pick<User, 'id' | 'fullName'>) {
  const queries = useQueryClient();
  const notify = useNotify();
  const undoable = useUndo();
  const name = fullName ?? '';

  /** Gives the records back, says how many, and loads everything again, as records in any list may have changed. */
  async function undo(entry: number, activate = false): Promise<void> {
    try {
      const path = `undoHandOver/${entry}`;
      const { json } = await call<{ restored: number; left: number }>(path, { method: 'POST', body: { activate } });
      const { restored, left } = json;
      const text = t(left ? 'user.handOver.restoredSome' : 'user.handOver.restored', { ...counted(restored), left });
      notify(text, { type: 'info' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries();
  }

  async function deactivate(): Promise<void> {
    const answer = await call(`updateUser/${id}`, { method: 'PUT', body: { status: 'INACTIVE' } });
    notify(t('user.deactivate.done', { name }), { type: 'info', ...undoable(undoTokenOf(answer)) });
    await queries.invalidateQueries({ queryKey: ['user'] });
  }

  async function handOver({ to, kinds, salesExec }: Choice, alsoDeactivate: boolean): Promise<void> {
    const body = { to: to?.id ?? null, kinds, salesExec: salesExec?.id ?? null, deactivate: alsoDeactivate };
    const { json } = await call<{ id: number; moved: readonly HandOverKind[] }>(`handOver/${id}`, {
      method: 'POST',
      body,
    });
    const takers = [to?.fullName, salesExec?.salesExecName].filter(Boolean);
    const count = json.moved.reduce((sum, moved) => sum + moved.count, 0);
    const text = alsoDeactivate ? 'user.deactivate.doneWithRecords' : 'user.handOver.done';
    notify(t(text, { name, to: takers.join(', '), ...counted(count) }), {
      type: 'info',
      ...withUndo(() => void undo(json.id, alsoDeactivate)),
    });
    await queries.invalidateQueries();
  }

  return { deactivate, handOver, undo };
}
