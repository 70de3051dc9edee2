import { useSyncExternalStore } from 'react';

export interface UploadProgress {
  readonly id: number;
  readonly message: string;
  readonly percent: number;
  /** Missing if it cannot be cancelled. */
  readonly cancel?: (() => void) | undefined;
}

/** How long a complete upload is shown, in ms (BEH-020). */
const stays = 2000;

let current: readonly UploadProgress[] = [];
let count = 0;
const listeners = new Set<() => void>();

function set(next: readonly UploadProgress[]) {
  current = next;
  listeners.forEach((listener) => listener());
}

const end = (id: number) => set(current.filter((one) => one.id !== id));

/**
 * Shows the progress of an upload over the page (BEH-019).
 * @returns `update` changes message and percentage, at 100 for the last time; `end` removes it at once
 */
export function beginUpload(message: string, cancel?: () => void) {
  const id = ++count;
  set([...current, { id, message, percent: 0, cancel }]);
  return {
    update(text: string, percent: number) {
      const done = percent === 100;
      set(
        current.map((one) =>
          one.id === id ? { id, message: text, percent, cancel: done ? undefined : one.cancel } : one,
        ),
      );
      if (done) setTimeout(() => end(id), stays);
    },
    end: () => end(id),
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The uploads in progress, oldest first. */
export const useUploadProgress = (): readonly UploadProgress[] => useSyncExternalStore(subscribe, () => current);
