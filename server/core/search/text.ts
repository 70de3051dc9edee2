import { fieldOf, type EntityDefinition, type FieldDefinition } from '../model/definition.ts';
import { dialled, lastDigits } from './telephone.ts';
import { fold, isFiller, usualSpelling } from './words.ts';

/**
 * The terms of a record that a search looks at, each after a space, so that ` sheff` finds the beginning of a term. A
 * search finds beginnings only, so what may also be found in another way has further terms: see `termsOf`.
 */
export function searchText(definition: EntityDefinition, record: Readonly<Record<string, unknown>>): string {
  const terms = new Set<string>();
  for (const name of definition.search) {
    const field = fieldOf(definition, name)!;
    const text = textOf(record[name], field);
    if (text) for (const term of termsOf(text, field)) terms.add(term);
  }
  terms.delete('');
  return terms.size ? ` ${[...terms].join(' ')}` : '';
}

/** Words of a record in which a search looks for slips of the pen: those of names, not numbers and addresses. */
export function spelledWords(definition: EntityDefinition, record: Readonly<Record<string, unknown>>): string[] {
  const texts = definition.search.map((name) => {
    const field = fieldOf(definition, name)!;
    const isName = !['phone', 'email', 'postCode'].includes(field.format ?? '');
    return isName ? textOf(record[name], field) : '';
  });
  return wordsOf(texts.join(' ')).filter((word) => /^\p{L}{4,30}$/u.test(word));
}

/** The words of a name as they are written, without further terms. `and` is `&`, which is no word. */
export function wordsOf(text: string): string[] {
  const words = fold(text).split(' ').filter(Boolean);
  const others = words.filter((word) => word !== 'and');
  return others.length ? others : words;
}

/** PostgreSQL's text index stores the terms of a row. It finds their beginnings several times faster than trigrams. */
export const searchedWords = (row = ''): string => `array_to_tsvector(string_to_array(btrim(${row}search_text), ' '))`;

function termsOf(text: string, { format }: FieldDefinition): string[] {
  if (format === 'phone') return telephoneTerms(text);
  if (format === 'email') return addressTerms(text);
  const words = wordsOf(text);
  // `EC1A 1BB` is also found by `ec1a1bb`.
  if (format === 'postCode') return [...words, words.join('')];
  return [...words, ...words.map(usualSpelling), ...joined(words), ...words.flatMap(numbersIn)];
}

/** A number as it is written, as it is dialled, and from its end: `0114 256 7890` is found by `01142567890` and `7890`. */
function telephoneTerms(text: string): string[] {
  const number = dialled(text);
  return [...fold(text).split(' '), number, ...(number.length > 3 ? [lastDigits(number)] : [])];
}

/** `emma.hill@fabrgo.co.uk` is found by each name in it, as a whole, and from the @ on. */
function addressTerms(text: string): string[] {
  const [local = '', domain = ''] = text.split('@');
  const [names, labels] = [fold(local).split(' '), fold(domain).split(' ')];
  const host = labels.join('');
  // Everybody has `co` and `uk`.
  return [...names, ...labels.slice(0, 1), names.join('') + host, host];
}

/**
 * Neighbouring words as one, because people join and split words: `book keeper`, `o brien`. Single letters also all
 * together: `J S B Roofing` is found by `jsb`.
 */
export function joined(words: readonly string[]): string[] {
  const pairs = words.slice(1).flatMap((word, i) => joinedPair(words[i]!, word) ?? []);
  const initials = words.findIndex((word) => word.length > 1);
  return initials > 2 ? [...pairs, words.slice(0, initials).join('')] : pairs;
}

/** Two words as one; null if nobody would write them so. */
export function joinedPair(first: string, second: string): string | null {
  const isPart = (word: string) => /^\p{L}/u.test(word) && (word.length === 1 || !isFiller(word));
  return isPart(first) && isPart(second) && first.length + second.length <= 30 ? first + second : null;
}

/** The number in `q000621` by any three of its digits or more, and as people say it: 000621, 00621, 0621, 621, q621. */
function numbersIn(word: string): string[] {
  const [, letters, digits] = /^(\p{L}{0,4})(\d{3,12})$/u.exec(word) ?? [];
  if (!digits) return [];
  const ends = Array.from({ length: digits.length - 2 }, (_, i) => digits.slice(i));
  return letters ? [...ends, letters + withoutZeros(digits)] : ends;
}

export const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** The text of a field; of a reference, the name that it shows. */
function textOf(value: unknown, field: FieldDefinition): string {
  if (value === null || value === undefined) return '';
  if (field.type !== 'ref') return String(value);
  return Object.values(value as object)
    .filter((part) => typeof part === 'string')
    .slice(0, 1)
    .join('');
}
