/** Locale for tests that shows every text with accents and 40 % longer. */
export const pseudoLocale = 'en-XA';

/** Each letter and its accented form. */
const pairs = 'AÁBƁCÇDÐEÉGĜHĤIÎJĴKĶLĻNÑOÖPÞRŔSŠTŢUÛWŴYÝZŽaábƀcçdðeéfƒgĝhĥiîjĵkķlļnñoöpþrŕsštţuûwŵyýzž';
const accents = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain!, accented!]));

/**
 * "Clear filters" → "⟦Çļéáŕ ƒîļţéŕš ~~~~~⟧". Placeholders such as `%{name}` and the separator of singular and plural
 * are kept.
 */
export const pseudo = (text: string): string =>
  text
    .split(/(\s*\|{4}\s*)/)
    .map((part) => (part.includes('||||') ? part : pseudoOf(part)))
    .join('');

const pseudoOf = (text: string): string =>
  `⟦${text.replace(/%\{\w+\}|./gsu, (part) => accents.get(part) ?? part)} ${'~'.repeat(Math.ceil(text.length * 0.4))}⟧`;
