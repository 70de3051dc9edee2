import { useEffect, useSyncExternalStore } from 'react';
import { t } from './i18n/t.ts';

export interface Shortcut {
  readonly keys: string;
  readonly does: string;
}

/** Keyboard shortcuts. They work everywhere except in fields, menus and dialogs. */
export const shortcuts: readonly Shortcut[] = [
  { keys: t('core.shortcuts.searchKeys'), does: t('kit.searchEverywhere') },
  { keys: '/', does: t('core.shortcuts.searchList') },
  { keys: 'n', does: t('core.shortcuts.newRecord') },
  { keys: 'j  k', does: t('core.shortcuts.nextRow') },
  { keys: 'Enter', does: t('core.shortcuts.openRow') },
  { keys: 'F2', does: t('core.shortcuts.editRow') },
  { keys: t('core.shortcuts.saveKeys'), does: t('core.shortcuts.saveDialog') },
  { keys: 'Esc', does: t('core.shortcuts.closeDialog') },
  { keys: '?', does: t('core.shortcuts.show') },
];

/**
 * Runs an action on a key, unless a field has focus or the key was pressed in a dialog or menu.
 * @param first whether it takes precedence over other shortcuts with the same key
 * @returns a function that removes the shortcut
 */
export function shortcut(key: string, action: () => void, first = false): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as HTMLElement;
    if (
      target.closest(
        'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
      )
    )
      return;
    if (key === 'Enter' && target.closest('a, button')) return;
    event.preventDefault();
    action();
  };
  document.addEventListener('keydown', listen, { capture: first });
  return () => document.removeEventListener('keydown', listen, { capture: first });
}

/** Those that parts of the page have added. */
const added = new Set<readonly Shortcut[]>();
let ofPage: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function changed() {
  // Two lists of the same records have the same keys.
  ofPage = [...new Map([...added].flat().map((one) => [one.keys, one])).values()];
  for (const listener of listeners) listener();
}

/** Adds the shortcuts of a page to the list, while it is shown. @param shown the same array in every render */
export function usePageShortcuts(shown: readonly Shortcut[]): void {
  useEffect(() => {
    added.add(shown);
    changed();
    return () => {
      added.delete(shown);
      changed();
    };
  }, [shown]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All shortcuts that work now, with the shortcuts of the page last. */
export const useShortcuts = (): readonly Shortcut[] => [...shortcuts, ...useSyncExternalStore(subscribe, () => ofPage)];
