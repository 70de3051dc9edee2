import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insert-many.ts';
import { sql } from '../db/sql.ts';
import { distances, hash } from './spelling.ts';

/** Letters of a word that its slips are made of. Later ones are compared when a word has been found. */
const stem = 7;

/** Maximum words that one word may be meant for. */
const mostMeant = 8;

/** Maximum words under the slips of one word to compare. */
const mostCompared = 2000;

const columns = [
  { name: 'slip', type: 'integer' },
  { name: 'word', type: 'text' },
] as const;

/** How many letters of a typed word may be wrong: one of five, two of nine. */
export const slipsAllowed = (word: string): number => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

/**
 * A word and what is left of it when letters are left out: two spellings that differ by so many letters have one of these
 * in common.
 */
function slipsOf(word: string, letters: number): number[] {
  const found = new Set([word.slice(0, stem)]);
  let last = [...found];
  for (let i = 0; i < letters; i++) {
    last = last.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1)));
    for (const text of last) found.add(text);
  }
  return [...found].map(hash);
}

/** Makes words known, so that they are found in spite of slips. Adds those that are new. */
export async function learnWords(database: Database, words: Iterable<string>): Promise<void> {
  const all = [...new Set(words)];
  for (let at = 0; at < all.length; at += 500) {
    const some = all.slice(at, at + 500);
    const slips = [...new Set(some.map((word) => hash(word.slice(0, stem))))];
    const rows = await database.rows(
      sql`select word from search_slip where slip in ${sql.list(slips)} and word in ${sql.list(some)}`,
    );
    const known = new Set(rows.map(([word]) => word));
    const fresh = some.filter((word) => !known.has(word));
    // A longer word can be meant by one that allows two slips.
    const pairs = fresh.flatMap((word) => slipsOf(word, word.length > 6 ? 2 : 1).map((slip) => [slip, word]));
    await insertMany(database, 'search_slip', columns, pairs, [], sql`on conflict do nothing`);
  }
}

/** A word that a typed word may be meant for, or the beginning of one. */
export interface Meant {
  readonly word: string;
  readonly whole: boolean;
}

/** Words that differ from each typed word by no more letters than allowed, the most similar first. */
export async function meant(database: Database, typed: readonly string[]): Promise<Map<string, Meant[]>> {
  const slips = new Map(typed.map((word) => [word, slipsOf(word, slipsAllowed(word))] as const));
  const all = [...new Set([...slips.values()].flat())];
  if (!all.length) return new Map();
  const rows = (await database.rows(
    sql`select slip, word from search_slip where slip in ${sql.list(all)} ${sql.limit(mostCompared)}`,
  )) as [number, string][];
  return new Map(
    [...slips].map(([word, own]) => {
      const near = new Set(rows.filter(([slip]) => own.includes(slip)).map(([, other]) => other));
      const compared = [...near].flatMap((other) => compare(word, other) ?? []);
      const nearest = compared.toSorted((a, b) => a.slips - b.slips);
      // A word may also be the beginning of another.
      const different = nearest.filter((one, i) => nearest.findIndex((other) => other.word === one.word) === i);
      return [word, different.slice(0, mostMeant)];
    }),
  );
}

/** How a stored word, or its beginning, differs from a typed one; null if by too much or not at all. */
function compare(typed: string, stored: string): (Meant & { slips: number }) | null {
  if (stored.startsWith(typed)) return null;
  const most = slipsAllowed(typed);
  const slips = distances(typed, stored.slice(0, typed.length + most));
  const whole = stored.length < slips.length ? slips[stored.length]! : Infinity;
  if (whole <= most) return { word: stored, whole: true, slips: whole };
  // Somebody who is still typing has only the beginning. Beginnings count less than words.
  const length = slips.findIndex((one) => one <= most);
  return length === -1 ? null : { word: stored.slice(0, length), whole: false, slips: most + 1 };
}
