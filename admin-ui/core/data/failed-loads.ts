import { useSyncExternalStore } from 'react';
import { t } from '../i18n/t.ts';

export interface FailedLoad {
  readonly id: number;
  readonly message: string;
  /** Loads it again. Missing if something on the page does that. */
  readonly retry?: (() => Promise<void>) | undefined;
}

/** The last failed call, for an error report (BEH-043). */
export interface LastFailure {
  readonly lastEP: string;
  readonly epPayload: string;
  readonly epError: string;
  readonly errorCode: string;
  readonly datetime: string;
}

let loads: readonly FailedLoad[] = [];
let last: LastFailure | null = null;
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

/** Failed loads, shown in the error strip (ERR-026). */
export const failedLoads = {
  /**
   * Adds a failed load.
   * @param source the endpoint as the user knows it: `customerInfo/12`
   * @param retry loads it again; leave it out if something on the page does. If it fails, it must call `add` again
   */
  add(source: string, retry?: () => Promise<void>): void {
    const message = t('core.failedLoad', { source });
    if (!loads.some((load) => load.message === message)) set([...loads, { id: ++count, message, retry }]);
  },
  /** Removes the messages that can be retried, and retries them. */
  retry(): void {
    const again = loads.filter(({ retry }) => retry);
    set(loads.filter(({ retry }) => !retry));
    for (const { retry } of again) retry!().catch(() => undefined);
  },
  /** Passes on a call's result. Reports a failure unless the call was aborted. */
  async watch<T>(source: string, work: Promise<T>): Promise<T> {
    return work.catch((error: Error) => {
      if (error.name !== 'AbortError') failedLoads.add(source);
      throw error;
    });
  },
  clear: (): void => set([]),
  record(failure: LastFailure): void {
    last = failure;
  },
  last: (): LastFailure | null => last,
};

export const useFailedLoads = (): readonly FailedLoad[] => useSyncExternalStore(subscribe, () => loads);
