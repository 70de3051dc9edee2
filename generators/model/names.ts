/** Splits a name of a schema into words, from which names of code, tables and headings are made. */
const words = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);

/** `Lost Quote Note` → `LostQuoteNote`. */
export const pascal = (text: string) => words(text).map(capital).join('');

/** `quotation-grade` → `quotationGrade`. */
export const camel = (text: string) => {
  const name = pascal(text);
  return name ? name[0]!.toLowerCase() + name.slice(1) : name;
};

/** `mbpBranch` → `mbp_branch`. */
export const snake = (text: string) => words(text).join('_').toLowerCase();

/** `createActivity` → `Create Activity`. */
export const titleCase = (text: string) => words(text).map(capital).join(' ');

/** `createActivity` → `Create activity`. */
export const label = (text: string) => capital(words(text).join(' ').toLowerCase());

/** `Delivery Method` → `delivery-method`. */
export const kebab = (text: string) => words(text).join('-').toLowerCase();

/** The English plural of a title. */
export const plural = (title: string) => {
  if (/[^aeiou]y$/i.test(title)) return title.replace(/y$/i, 'ies');
  return /(s|x|z|ch|sh)$/i.test(title) ? `${title}es` : `${title}s`;
};

/** The known name most similar to a misspelt one; null if none is similar enough. */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = edits(name.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(change, row[j]! + 1, next[j - 1]! + 1);
    }
    row = next;
  }
  return row[b.length]!;
}
