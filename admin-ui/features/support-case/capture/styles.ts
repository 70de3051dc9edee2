import { asDataUrl } from './as-data-url.ts';

/** The rules of all style sheets of the page, with the fonts in use inside them, and without movement. */
export async function stylesOfPage(): Promise<string> {
  const inUse = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf));
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) =>
      rule instanceof CSSFontFaceRule ? font(rule, sheet.href ?? document.baseURI, inUse) : rule.cssText,
    ),
  );
  return [...(await Promise.all(rules)), still].join('\n');
}

const still = '*, *::before, *::after { animation: none !important; transition: none !important; }';

async function font(rule: CSSFontFaceRule, base: string, inUse: ReadonlySet<string>): Promise<string> {
  const property = (name: string) => rule.style.getPropertyValue(name);
  if (!inUse.has(nameOf({ family: property('font-family'), unicodeRange: property('unicode-range') }))) return '';
  const [, url] = /url\("?([^")]+)"?\)/.exec(property('src')) ?? [];
  return url ? rule.cssText.replace(url, await asDataUrl(new URL(url, base).href)) : '';
}

const nameOf = ({ family, unicodeRange }: Pick<FontFace, 'family' | 'unicodeRange'>): string =>
  `${family} ${unicodeRange}`.replace(/["'\s]/g, '').toLowerCase();
