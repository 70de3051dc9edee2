import { useSyncExternalStore } from 'react';

export interface UploadProgress {
  readonly message: string;
  readonly percent: number;
}

/** How long a complete upload is shown, in ms (BEH-020). */
const stays = 2000;

let current: UploadProgress | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: UploadProgress | null) {
  clearTimeout(timer);
  current = next;
  if (next?.percent === 100) timer = setTimeout(() => set(null), stays);
  listeners.forEach((listener) => listener());
}

/** The current upload and its percentage, shown over the page (BEH-019). */
export const uploadProgress = {
  tell: (message: string, percent: number) => set({ message, percent }),
  clear: () => set(null),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUploadProgress = (): UploadProgress | null => useSyncExternalStore(subscribe, () => current);
