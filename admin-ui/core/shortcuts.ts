import { t } from './i18n/t.ts';

/** Keys that do something anywhere but in a field or a dialog. */
export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: t('core.shortcuts.searchKeys'), does: t('kit.searchEverywhere') },
  { keys: '/', does: t('core.shortcuts.searchList') },
  { keys: 'n', does: t('core.shortcuts.newRecord') },
  { keys: 'j  k', does: t('core.shortcuts.nextRow') },
  { keys: 'Enter', does: t('core.shortcuts.openRow') },
  { keys: 'Esc', does: t('core.shortcuts.closeDialog') },
  { keys: '?', does: t('core.shortcuts.show') },
];

/** Calls back on a key while no field has focus and no dialog is open. Answers how to stop. */
export function shortcut(key: string, action: () => void): () => void {
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
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
