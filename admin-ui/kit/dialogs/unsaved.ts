import { useSyncExternalStore } from 'react';
import { t } from '../../core/i18n/t.ts';
import { session } from '../../core/session/session.ts';
import { confirm } from './confirm.tsx';

/** A dialog whose changes are not saved. */
export interface Unsaved {
  /** Gives the changes up and closes the dialog. */
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
/** After signing out, or in as someone else, earlier changes no longer hold anybody back. */
const own = () => open.filter(({ user }) => user === userId());

/** Dialogs with changes, for whatever would lose them. */
export const unsaved = {
  /** @returns a function that removes it again. */
  add(one: Unsaved): () => void {
    const entry = { ...one, user: userId() };
    set([...open, entry]);
    return () => open.includes(entry) && set(open.filter((other) => other !== entry));
  },
  any: (): boolean => own().length > 0,
  discard: (): void => own().forEach((one) => one.discard()),
};

export const useAnyUnsaved = (): boolean => useSyncExternalStore(subscribe, unsaved.any);

/** Asks whether changes can go. Resolves to whether they can. */
export const confirmDiscard = (): Promise<boolean> =>
  confirm({
    title: t('kit.unsaved.title'),
    text: t('kit.unsaved.text'),
    yes: t('kit.discard'),
    no: t('kit.unsaved.keep'),
    destroys: true,
  });
