/** Names are stored in capitals: `ZOË O'NEILL` → `Zoë O'Neill`. */
export const personInWords = (name: string): string =>
  name.toLowerCase().replace(/(^|[^\p{L}\p{M}])\p{L}/gu, (start) => start.toUpperCase());

/** Legal forms and other words that are not written as names are. */
const usual = new Map(
  [
    'Ltd',
    'Co',
    'Inc',
    'St',
    'Mr',
    'Mrs',
    'Dr',
    'plc',
    'and',
    'of',
    'the',
    'at',
    'in',
    'for',
    'UK',
    'LLP',
    'CIC',
    'EU',
  ].map((word) => [word.toUpperCase(), word]),
);

/**
 * The name of a company as it writes itself, as far as the capitals tell: `BSS ROOFING OF YORK LTD` → `BSS Roofing of York
 * Ltd`. Short words without a vowel, or with a digit or a full stop, are abbreviations and stay. A name with a small
 * letter is written as its company wants it.
 */
export function companyInWords(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  const words = name.split(/(?<=[\s/&(-])|(?=[\s/&()-])/u).map((word) => {
    const bare = word.replace(/[^\p{L}\p{M}]/gu, '');
    const known = usual.get(word.replace(/[.,]+$/u, ''));
    if (known) return known + word.slice(known.length);
    const isShort = bare.length <= 4 && !/[AEIOUYÀ-ÖØ-Ý]/u.test(bare);
    return isShort || /\d|\p{L}\.\p{L}/u.test(word) ? word : personInWords(word).replace(/(?<=\p{L}['’])S$/u, 's');
  });
  const text = words.join('');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
