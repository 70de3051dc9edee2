import { useSyncExternalStore } from 'react';

/** The open or closed state of a dialog or menu that can be opened from anywhere. */
export function opener() {
  let open = false;
  const listeners = new Set<() => void>();
  const set = (next: boolean) => {
    open = next;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    open: () => set(true),
    close: () => set(false),
    useOpen: () => useSyncExternalStore(subscribe, () => open),
  };
}
