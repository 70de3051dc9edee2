/** Locale that shows every text of the catalogue with accents and 40 % longer, for tests. */
export const pseudoLocale = 'en-XA';

/** Each letter and its accented form. */
const pairs = 'AÁBƁCÇDÐEÉGĜHĤIÎJĴKĶLĻNÑOÖPÞRŔSŠTŢUÛWŴYÝZŽaábƀcçdðeéfƒgĝhĥiîjĵkķlļnñoöpþrŕsštţuûwŵyýzž';
const accents = new Map([...pairs.matchAll(/(.)(.)/gu)].map(([, plain, accented]) => [plain!, accented!]));

/** "Clear filters" → "⟦Çļéáŕ ƒîļţéŕš ~~~~~⟧". Values such as `%{name}`, and what separates one from many, are kept. */
export const pseudo = (text: string): string =>
  text
    .split(/(\s*\|{4}\s*)/)
    .map((part) => (part.includes('||||') ? part : pseudoOf(part)))
    .join('');

const pseudoOf = (text: string): string =>
  `⟦${text.replace(/%\{\w+\}|./gsu, (part) => accents.get(part) ?? part)} ${'~'.repeat(Math.ceil(text.length * 0.4))}⟧`;
