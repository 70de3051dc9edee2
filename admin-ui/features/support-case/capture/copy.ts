import { asDataUrl } from './as-data-url.ts';
import { gapsOfStyles } from './gaps.ts';

/** Elements that a picture does not need. */
const omitted = 'script, style, link, noscript, iframe, [data-captured="no"]';

/** A copy of the page as it looks now: with what was typed, and scrolled to where it is. */
export async function copyOfPage(): Promise<HTMLElement> {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  const pairs = pairsOf(document.documentElement, copy);
  const pictures = pairs.map(([from, to]) => copyState(from, to));
  fillGaps(pairs);
  for (const [from, to] of pairs) hideBars(from, to);
  for (const [to, [x, y]] of shifts(pairs)) to.style.translate = `${x}px ${y}px`;
  await Promise.all(pictures);
  for (const element of copy.querySelectorAll(omitted)) element.remove();
  return copy;
}

type Pair = readonly [from: HTMLElement, to: HTMLElement];
type Point = readonly [x: number, y: number];

/** Each element of the page with its copy, parents first. */
function pairsOf(from: HTMLElement, to: HTMLElement): readonly Pair[] {
  const copies = to.querySelectorAll('*');
  return [...from.querySelectorAll('*')].map((element, i) => [element as HTMLElement, copies[i] as HTMLElement]);
}

/** Copies what is not in the attributes: what was typed or chosen, and the content of pictures. */
async function copyState(from: HTMLElement, to: HTMLElement): Promise<void> {
  if (from instanceof HTMLTextAreaElement) to.textContent = from.value;
  else if (from instanceof HTMLInputElement) {
    if (from.type !== 'file') to.setAttribute('value', from.value);
    to.toggleAttribute('checked', from.checked);
  } else if (from instanceof HTMLOptionElement) to.toggleAttribute('selected', from.selected);
  else if (from instanceof HTMLImageElement && from.currentSrc)
    to.setAttribute('src', await asDataUrl(from.currentSrc).catch(() => ''));
}

/** Gives the copies the styles that are missing from the text of the page's rules. */
function fillGaps(pairs: readonly Pair[]) {
  const copyOf = new Map(pairs);
  for (const { selector, properties } of gapsOfStyles())
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const style = getComputedStyle(element);
      for (const name of properties) copyOf.get(element)?.style.setProperty(name, style.getPropertyValue(name));
    }
}

/** Hides scroll bars, which would stand at the start, but leaves their room. */
function hideBars(from: HTMLElement, { style }: HTMLElement) {
  const { overflowX, overflowY, borderLeftWidth, borderRightWidth } = getComputedStyle(from);
  if (!/auto|scroll/.test(overflowX + overflowY)) return;
  style.overflow = 'hidden';
  const bar = from.offsetWidth - from.clientWidth - parseFloat(borderLeftWidth) - parseFloat(borderRightWidth);
  if (bar >= 1) style.scrollbarGutter = 'stable';
}

/**
 * How far to move elements, because nothing scrolls in a picture: the content of scrolled elements, and sticky
 * elements.
 */
function shifts(pairs: readonly Pair[]): ReadonlyMap<HTMLElement, Point> {
  const moved = new Map<HTMLElement, Point>();
  for (const [from, to] of pairs) {
    const { scrollLeft: x, scrollTop: y } = from;
    if (x || y) for (const child of to.children) moved.set(child as HTMLElement, [-x, -y]);
  }
  const sticky = pairs.filter(([from]) => getComputedStyle(from).position === 'sticky');
  const shown = sticky.map(([from]) => from.getBoundingClientRect());
  for (const pair of sticky) for (const element of pair) unstick(element);
  const natural = sticky.map(([from]) => from.getBoundingClientRect());
  sticky.forEach(([from, to], i) => {
    for (const name of unstuck) from.style.removeProperty(name);
    const [x, y] = moved.get(to) ?? [0, 0];
    moved.set(to, [x + shown[i]!.left - natural[i]!.left, y + shown[i]!.top - natural[i]!.top]);
  });
  return moved;
}

const unstuck = ['position', 'inset'];

/** Turns sticky positioning off while an element is measured. It is turned on again before anything is drawn. */
function unstick({ style }: HTMLElement): void {
  style.setProperty('position', 'relative', 'important');
  style.setProperty('inset', 'auto', 'important');
}
