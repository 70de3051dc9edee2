/** Keys that do something anywhere but in a field or a dialog. */
export const shortcuts: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Ctrl K', does: 'Search everywhere' },
  { keys: '/', does: 'Search in the list' },
  { keys: 'n', does: 'New record' },
  { keys: 'j  k', does: 'Next and previous row' },
  { keys: 'Enter', does: 'Open the row' },
  { keys: 'Esc', does: 'Close the dialog' },
  { keys: '?', does: 'Show keyboard shortcuts' },
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
