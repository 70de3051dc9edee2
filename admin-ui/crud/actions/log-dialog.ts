import { useSyncExternalStore } from 'react';
import type { WireRecord } from '../../core/model/resource.ts';

/** What the dialog that logs what happened is opened with. */
export interface LogRequest {
  /** What it is about: a record, and the name of its entity. Missing if the user is to say. */
  readonly about?: { readonly entity: string; readonly record: WireRecord };
  /** Whether the quotation comes back into the chase queue on the day of the first follow-up. */
  readonly isChase?: boolean;
  /**
   * Saves it in place of the usual call.
   * @param text says what was logged and planned
   */
  readonly onSend?: (body: WireRecord, text: string) => Promise<void>;
}

let current: LogRequest | null = null;
const listeners = new Set<() => void>();

function set(next: LogRequest | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The dialog that logs what happened, which any part of the product opens. */
export const logDialog = {
  open: (request: LogRequest) => set(request),
  close: () => set(null),
  /** The request that it is open with; null while it is closed. */
  useRequest: () => useSyncExternalStore(subscribe, () => current),
};
