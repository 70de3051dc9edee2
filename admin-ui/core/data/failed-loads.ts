import { useSyncExternalStore } from 'react';
import { t } from '../i18n/t.ts';
import { connection } from './connection.ts';
import { lastFailure, type LastFailure } from './last-failure.ts';

export interface FailedLoad {
  readonly id: number;
  readonly message: string;
  /** Loads it again. Missing if something on the page does that. */
  readonly retry?: (() => Promise<void>) | undefined;
  /** Whether it failed because the server could not be reached. */
  readonly isAway: boolean;
}

let loads: readonly FailedLoad[] = [];
let count = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function set(next: readonly FailedLoad[]) {
  loads = next;
  listeners.forEach((listener) => listener());
}

/** Removes messages and retries the loads that allow it. */
function again(which: (load: FailedLoad) => boolean): void {
  const chosen = loads.filter(which);
  if (chosen.length) set(loads.filter((load) => !which(load)));
  for (const { retry } of chosen) retry?.().catch(() => undefined);
}

/** Failed loads, shown in the error strip (ERR-026). */
export const failedLoads = {
  /**
   * Adds a failed load.
   * @param source the endpoint as the user knows it: `customerInfo/12`
   * @param retry loads it again; leave it out if something on the page does. If it fails, it must call `add` again
   */
  add(source: string, retry?: () => Promise<void>): void {
    const message = t('core.failedLoad', { source });
    if (!loads.some((load) => load.message === message)) {
      const isAway = connection.get() !== 'online';
      set([...loads, { id: ++count, message, retry, isAway }]);
    }
  },
  /** Removes the messages that can be retried, and retries them. */
  retry(): void {
    again(({ retry }) => retry !== undefined);
  },
  /**
   * Call when the server is back. Removes the messages that it could not be reached, and retries the loads that allow
   * it.
   */
  reached(): void {
    again(({ isAway }) => isAway);
  },
  /** Passes on a call's result. Reports a failure unless the call was aborted. */
  async watch<T>(source: string, work: Promise<T>): Promise<T> {
    return work.catch((error: Error) => {
      if (error.name !== 'AbortError') failedLoads.add(source);
      throw error;
    });
  },
  clear: (): void => set([]),
  record: (failure: LastFailure): void => lastFailure.record(failure),
  last: (): LastFailure | null => lastFailure.get(),
};

export const useFailedLoads = (): readonly FailedLoad[] => useSyncExternalStore(subscribe, () => loads);
