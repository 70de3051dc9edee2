/** Maximum time to wait for open dialogs to close, and the time between two attempts, in milliseconds. */
const wait = { most: 2000, step: 50 };

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]';

/**
 * Remembers the focused element before an action that may remove it, such as deleting its row.
 * @returns a function that restores focus: to the element, else to the nearest focusable element in its row, else to
 * the heading of the page
 */
export function rememberFocus(from: Element | null = document.activeElement): () => void {
  const around: Element[] = [];
  for (let one = from; one && one.localName !== 'main'; one = one.parentElement) {
    around.push(one);
    if (one.matches('tr, li, article')) break;
  }
  return () =>
    focusSoon(() => {
      const nearest = around.find((one) => one.isConnected);
      if (!nearest) return null;
      return nearest.matches(focusable) ? nearest : around.map(within).find(Boolean);
    });
}

/** Focuses the row of a record, or the heading of the page if there is no such row. */
export const focusRecord = (id: number): void =>
  focusSoon(() => within(document.querySelector(`main [data-record="${id}"]`)));

const within = (place: Element | null): Element | null =>
  place?.isConnected ? (place.querySelector('a[href]') ?? place.querySelector(focusable)) : null;

/** Moves focus only if it has been lost, because a dialog that closes moves focus itself. */
function focusSoon(find: () => Element | null | undefined, since = Date.now()): void {
  setTimeout(() => {
    const isOpen = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
    if (isOpen && Date.now() - since < wait.most) return focusSoon(find, since);
    if (isOpen || document.activeElement !== document.body) return;
    const target = (find() ?? document.querySelector('main h1')) as HTMLElement | null;
    if (target && !target.matches(focusable)) target.tabIndex = -1;
    target?.focus();
  }, wait.step);
}
