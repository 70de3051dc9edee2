import { useSyncExternalStore } from 'react';

export interface FailedLoad {
  readonly id: number;
  readonly message: string;
  /** Loads it again, where nothing on the page does. */
  readonly retry?: (() => Promise<void>) | undefined;
}

/** The last call that failed, for an error report (0:436). */
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

/** Data sets that did not load, told in the error strip (0:433). */
export const failedLoads = {
  /**
   * @param source the endpoint as the user knows it: `customerInfo/12`.
   * @param retry loads it again, where nothing on the page does; a failure must come here again.
   */
  add(source: string, retry?: () => Promise<void>): void {
    const message = `Some data was not loaded from "${source}"`;
    if (!loads.some((load) => load.message === message)) set([...loads, { id: ++count, message, retry }]);
  },
  /** Takes away the messages that can be tried again, and tries. */
  retry(): void {
    const again = loads.filter(({ retry }) => retry);
    set(loads.filter(({ retry }) => !retry));
    for (const { retry } of again) retry!().catch(() => undefined);
  },
  /** What a call answers; one that fails is told, unless it was given up. */
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
