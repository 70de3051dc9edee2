/** How long to wait for rendering, and between two attempts, in milliseconds. */
const wait = { most: 2000, step: 50 };

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]';

/**
 * Remembers where focus is before an action that may remove that element: a badge that becomes final, a row that
 * is deleted. The returned function puts it back: on the element, on what is focusable nearest to it in its row, or on the heading of the page.
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

/** Puts focus on the row of a record, or on the heading of the page where it has none. */
export const focusRecord = (id: number): void =>
  focusSoon(() => within(document.querySelector(`main [data-record="${id}"]`)));

const within = (place: Element | null): Element | null =>
  place?.isConnected ? (place.querySelector('a[href]') ?? place.querySelector(focusable)) : null;

/** Dialogs that close move focus themselves: it is only put where it would be lost. */
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
