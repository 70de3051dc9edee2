import { useSyncExternalStore } from 'react';
import { t } from '../../core/i18n/t.ts';
import { session } from '../../core/session/session.ts';
import { confirm } from './confirm.tsx';

/** A dialog with unsaved changes. */
export interface Unsaved {
  /** Discards the changes and closes the dialog. */
  discard(): void;
}

let open: readonly (Unsaved & { readonly user: number | undefined })[] = [];
const listeners = new Set<() => void>();
const set = (next: typeof open) => {
  open = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const userId = () => session.get()?.profile.id;
/** Only the current user's changes count: those of an earlier user stop nobody. */
const own = () => open.filter(({ user }) => user === userId());

/** Dialogs with unsaved changes. Check before doing anything that would lose them. */
export const unsaved = {
  /** @returns a function that removes the dialog again */
  add(one: Unsaved): () => void {
    const entry = { ...one, user: userId() };
    set([...open, entry]);
    return () => open.includes(entry) && set(open.filter((other) => other !== entry));
  },
  any: (): boolean => own().length > 0,
  discard: (): void => own().forEach((one) => one.discard()),
};

export const useAnyUnsaved = (): boolean => useSyncExternalStore(subscribe, unsaved.any);

/**
 * Asks whether to discard the changes.
 * @returns whether the user agreed
 */
export const confirmDiscard = (): Promise<boolean> =>
  confirm({
    title: t('kit.unsaved.title'),
    text: t('kit.unsaved.text'),
    yes: t('kit.discard'),
    no: t('kit.unsaved.keep'),
    destroys: true,
  });
