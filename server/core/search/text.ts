import { fieldOf, type EntityDefinition, type FieldDefinition } from '../model/definition.ts';

/** Small letters and digits, one space between words: `O’Brien & Söhne, Ltd.` → `obrien sohne ltd`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The words of a record that a search looks at, each after a space, so that ` sheff` finds the beginning of a word.
 * Phone numbers and post codes are also included without spaces: `0114 256 7890` is found by `01142567890`.
 */
export function searchText(definition: EntityDefinition, record: Readonly<Record<string, unknown>>): string {
  const words = new Set<string>();
  for (const name of definition.search) {
    const field = fieldOf(definition, name)!;
    const text = textOf(record[name], field);
    if (!text) continue;
    const folded = fold(text);
    for (const word of folded.split(' ')) words.add(word);
    if (field.format === 'phone' || field.transform?.includes('postCode')) words.add(folded.replaceAll(' ', ''));
  }
  words.delete('');
  return words.size ? ` ${[...words].join(' ')}` : '';
}

/** The words of a search, longest first, because long words match the fewest records. */
export const searchWords = (text: string): string[] =>
  [...new Set(fold(text.slice(0, 200)).split(' '))]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 8);

/**
 * The words of a row as PostgreSQL's text index stores them. It finds their beginnings several times faster than
 * trigrams.
 */
export const searchedWords = (row = ''): string => `array_to_tsvector(string_to_array(btrim(${row}search_text), ' '))`;

/** The text of a field; of a reference, the name that it shows. */
function textOf(value: unknown, field: FieldDefinition): string {
  if (value === null || value === undefined) return '';
  if (field.type !== 'ref') return String(value);
  return Object.values(value as object)
    .filter((part) => typeof part === 'string')
    .slice(0, 1)
    .join('');
}
