import { domToBlob } from 'modern-screenshot';
import type { Attachment } from '../../generated/attachment/types.gen.ts';
import { upload } from '../../core/data/upload.ts';

const fileName = 'ss.png';

/** Takes a picture of the visible page, without the progress bar over it. */
export async function capture(): Promise<File> {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const blob = await domToBlob(document.body, {
    width,
    height,
    type: 'image/png',
    // The library gives the body the browser's default margin.
    style: { margin: '0' },
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    font: { cssText: await fonts() },
    features: { restoreScrollPosition: true },
    includeStyleProperties: [...getComputedStyle(document.body)].filter((name) => !unneeded.test(name)),
    filter: (node) => !(node instanceof Element) || isSeen(node, width, height),
  });
  return new File([blob], fileName, { type: 'image/png' });
}

/** Styles of movement, and those by direction that repeat others by side. Leaving them out halves the time. */
const unneeded = /^(animation|transition|offset|scroll|view|timeline|caret|page|speak)|(block|inline)(-|$)/;

/**
 * Whether an element is drawn. Those outside the window are not, except rows and cells, which give a table its shape;
 * nor is what says that it must not be captured.
 */
function isSeen(element: Element, width: number, height: number): boolean {
  if (element instanceof HTMLElement && element.dataset.captured === 'no') return false;
  if (/^(tr|td|th)$/i.test(element.tagName)) return true;
  const { left, top } = element.getBoundingClientRect();
  return left <= width && top <= height;
}

/** CSS rules of the fonts in use, with the fonts inside. The content policy forbids how the library would load them. */
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

/** Uploads a screenshot, the only file that belongs to no customer. */
export const send = (picture: File): Promise<Attachment> =>
  upload<Attachment>('attachment', 'attachmentfile', picture, { fileName, screenshot: true });
