import { domToBlob } from 'modern-screenshot';
import type { Attachment } from '../../generated/attachment/types.gen.ts';
import { upload } from '../../core/data/upload.ts';

const fileName = 'ss.png';

/** The page as it is seen, without what is laid over it meanwhile. */
export async function capture(): Promise<File> {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const blob = await domToBlob(document.body, {
    width,
    height,
    type: 'image/png',
    // In a picture a body has the margin of the browser.
    style: { margin: '0' },
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    font: { cssText: await fonts() },
    features: { restoreScrollPosition: true },
    includeStyleProperties: [...getComputedStyle(document.body)].filter((name) => !unneeded.test(name)),
    filter: (node) => !(node instanceof Element) || isSeen(node, width, height),
  });
  return new File([blob], fileName, { type: 'image/png' });
}

/** Styles of what moves, and those that say by direction what others say by side: leaving them out takes half the time. */
const unneeded = /^(animation|transition|offset|scroll|view|timeline|caret|page|speak)|(block|inline)(-|$)/;

/**
 * What lies below or beside the window is not drawn, but for the rows and cells that keep a table in its shape; what is laid
 * over the page only now neither.
 */
function isSeen(element: Element, width: number, height: number): boolean {
  if (element instanceof HTMLElement && element.dataset.captured === 'no') return false;
  if (/^(tr|td|th)$/i.test(element.tagName)) return true;
  const { left, top } = element.getBoundingClientRect();
  return left <= width && top <= height;
}

/** The fonts that are in use, within the rules that name them: the content policy forbids the way of the library. */
async function fonts(): Promise<string> {
  const inUse = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf));
  const rules = [...document.styleSheets]
    .filter(({ href }) => href)
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href! })))
    .filter(({ rule }) => rule instanceof CSSFontFaceRule);
  const faces = rules.map(async ({ rule, base }) => {
    const { style } = rule as CSSFontFaceRule;
    const property = (name: string) => style.getPropertyValue(name);
    if (!inUse.has(nameOf({ family: property('font-family'), unicodeRange: property('unicode-range') }))) return '';
    const [, url] = /url\("?([^")]+)"?\)/.exec(property('src')) ?? [];
    if (!url) return '';
    const source = await fetch(new URL(url, base)).then((response) => response.blob());
    return rule.cssText.replace(url, await asDataUrl(source));
  });
  return (await Promise.all(faces)).join('\n');
}

const nameOf = ({ family, unicodeRange }: Pick<FontFace, 'family' | 'unicodeRange'>): string =>
  `${family} ${unicodeRange}`.replace(/["'\s]/g, '').toLowerCase();

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(blob);
  });

/** A screenshot is the one file that belongs to no customer. */
export const send = (picture: File): Promise<Attachment> =>
  upload<Attachment>('attachment', 'attachmentfile', picture, { fileName, screenshot: true });
