/** Where the focus is or was within a part of the page: the page itself, the frame around it, a dialog or a menu. */
interface Place {
  readonly part: Element;
  /** The element and those around it, up to its row. */
  readonly around: readonly Element[];
  /** The row among its neighbours. */
  readonly rows: Element | null;
  readonly at: number;
}

/** Time after which the focus counts as lost, and maximum time to wait for a disabled control, in milliseconds. */
const [pause, patience] = [100, 2000];
const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex]:not(:disabled)';
const parts = '.MuiModal-root, .MuiPopper-root, main';
/** They come and go by themselves, so the focus goes back to the page. */
const toasts = '[data-toasts]';
const dialogs = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** The last part is the one that had the focus last. */
let places: readonly Place[] = [];
/** A page that has opened and has not got the focus yet. */
let opened: { readonly left: string | null; readonly since: number } | null = null;
let lostSince = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Never leaves the focus on nothing: if the element that has it is removed or disabled, moves it to the element once it
 * is enabled again, else to what is nearest: another control of its row, the next row, the part around it, where the
 * focus was before its dialog, or the heading of the page. Where the user clicks on nothing, it stays.
 * @returns a function that stops it
 */
export function keepFocus(): () => void {
  const come = ({ target }: FocusEvent) => remember(target as Element);
  const forget = () => void (places = []);
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['disabled', 'aria-busy'],
  });
  document.addEventListener('focusin', come);
  document.addEventListener('focusout', look);
  document.addEventListener('pointerdown', forget, { capture: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    timer = undefined;
    document.removeEventListener('focusin', come);
    document.removeEventListener('focusout', look);
    document.removeEventListener('pointerdown', forget, { capture: true });
  };
}

/**
 * Moves the focus to the heading of a page that has opened, once it is there, so that it is read out and Tab goes on
 * from it. A page that takes the focus itself keeps it.
 * @param left address of the page before, if the user has come back from it: the focus goes to its row or link
 */
export function focusPage(left: string | null): void {
  places = [];
  opened = { left, since: Date.now() };
  look();
}

function remember(target: Element): void {
  if (target.closest(toasts)) return;
  const part = target.closest(parts) ?? document.body;
  const around: Element[] = [];
  for (let one: Element | null = target; one && one !== part && around.length < 5; one = one.parentElement) {
    if (one.querySelector('h1')) break;
    around.push(one);
    if (one.matches('tr, li, article')) break;
  }
  const row = around.at(-1);
  const rows = row?.matches('tr, li, article') ? row.parentElement : null;
  const at = rows ? [...rows.children].indexOf(row!) : -1;
  const known = places.findIndex((one) => one.part === part);
  places = [...(known < 0 ? places : places.slice(0, known)), { part, around, rows, at }];
  lostSince = 0;
}

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function look(): void {
  if (timer === undefined && (opened || (places.length && isLost()))) timer = setTimeout(act, pause);
}

function act(): void {
  timer = undefined;
  if (opened) return toPage(opened);
  if (!places.length || !isLost()) return;
  lostSince ||= Date.now();
  const target = nearest(Date.now() - lostSince > patience);
  if (target === 'wait') look();
  else focus(target);
}

/** @param late whether not to wait for a disabled control any longer */
function nearest(late: boolean): Element | null | 'wait' {
  const place = places.findLast(({ part }) => part.isConnected && part.checkVisibility());
  if (!place) return heading();
  const [own] = place.around;
  if (own?.isConnected) {
    if (own.matches(focusable)) return own;
    if (own.matches(':disabled') && !late) return 'wait';
  }
  const kept = place.around.filter((one) => one.isConnected).map(within);
  const next = place.rows?.isConnected ? (place.rows.children[place.at] ?? place.rows.lastElementChild) : null;
  return (
    kept.find(Boolean) ?? within(next) ?? (place.part.matches('main') ? heading() : within(place.part)) ?? heading()
  );
}

/** Focuses a page that has opened, or waits until it can. */
function toPage({ left, since }: NonNullable<typeof opened>): void {
  const main = document.querySelector('main');
  if (!main || document.querySelector(dialogs)) return;
  const isTaken = places.some(({ part }) => part === main);
  const title = heading();
  if (!isTaken && !title?.textContent?.trim()) return;
  const link = !isTaken && left !== null ? linkTo(left, main) : null;
  // The list may be loading.
  if (!isTaken && left !== null && !link && main.querySelector('[aria-busy="true"]') && Date.now() - since < patience)
    return look();
  opened = null;
  if (!isTaken) focus(link ?? title);
}

/** The row of a page, or the link to it. */
function linkTo(path: string, main: Element): Element | null {
  const isTo = ({ pathname }: HTMLAnchorElement) => pathname === path || pathname.startsWith(`${path}/`);
  const link = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].find(isTo);
  return link?.closest('[data-row], tr[tabindex]') ?? link ?? null;
}

const heading = () => document.querySelector('main h1');

const within = (place: Element | null): Element | null =>
  place?.isConnected ? (place.querySelector('a[href]') ?? place.querySelector(focusable)) : null;

function focus(target: Element | null): void {
  if (!target) return;
  if (!target.matches(focusable)) (target as HTMLElement).tabIndex = -1;
  (target as HTMLElement).focus({ preventScroll: target.matches('h1') });
}
