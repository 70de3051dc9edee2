/** Elements with a hint: those with `data-hint`, and icon buttons, whose hint is their name. */
const hinted = '[data-hint], .MuiIconButton-root[aria-label]:not([title])';

/**
 * Times in ms: until the hint appears under a mouse, and under a finger that rests on a button; and how long it stays
 * after a finger.
 */
const times = { mouse: 100, finger: 700, afterFinger: 1500 };

const hintedAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(hinted) : null;

/** Whether an element with a hint is no button. */
const isText = (element: HTMLElement): boolean => !element.matches('button, a, [role=button]');

export interface Hint {
  readonly anchor: HTMLElement;
  readonly text: string;
}

/**
 * Watches the pointer and the keyboard focus on the whole page.
 * @param show is called with the hint to show; null for none
 * @returns stops watching
 */
export function watchHints(show: (hint: Hint | null) => void): () => void {
  const ends = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  /** The element that the pointer is on. One that is pressed loses its hint until the pointer comes back to it. */
  let under: Element | null = null;

  const hide = () => {
    clearTimeout(timer);
    show(null);
  };
  const showAfter = (anchor: HTMLElement | null, time: number) => {
    hide();
    if (anchor) timer = setTimeout(() => showOf(anchor), time);
  };
  const showOf = (anchor: HTMLElement) => {
    const text = anchor.dataset.hint ?? anchor.getAttribute('aria-label');
    if (text && anchor.isConnected) show({ anchor, text });
  };
  const listen = <K extends keyof DocumentEventMap>(type: K, run: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, run, { capture: true, passive: true, signal: ends.signal });

  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return;
    // The hint itself stays, so that it can be read at any size.
    if (target.closest('[role=tooltip]')) return;
    const anchor = hintedAt(target);
    if (anchor === under) return;
    under = anchor;
    showAfter(anchor, times.mouse);
  });
  listen('pointerdown', ({ target, pointerType }) => {
    const anchor = pointerType === 'touch' ? hintedAt(target) : null;
    showAfter(anchor && isText(anchor) ? null : anchor, times.finger);
  });
  listen('pointerup', ({ pointerType }) => {
    clearTimeout(timer);
    if (pointerType === 'touch') timer = setTimeout(hide, times.afterFinger);
  });
  listen('click', ({ target }) => {
    hide();
    const anchor = hintedAt(target);
    // A tap on a text can only ask for its hint. It stays until the next tap.
    if (anchor && isText(anchor)) showOf(anchor);
  });
  listen('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(hinted) && target.matches(':focus-visible')) showOf(target);
  });
  for (const type of ['focusout', 'pointercancel', 'scroll'] as const) listen(type, hide);
  listen('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  document.documentElement.addEventListener(
    'pointerleave',
    () => {
      under = null;
      hide();
    },
    { signal: ends.signal },
  );
  return () => {
    ends.abort();
    hide();
  };
}
