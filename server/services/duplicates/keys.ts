import { hash } from '../../core/search/spelling.ts';
import { isShared } from './details.ts';
import type { Features } from './features.ts';
import { placeWords, written } from './words.ts';

/** The blocking keys of a record. */
export interface BlockingKeys {
  readonly all: readonly number[];
  /** Those among them that many records have only if they are alike. */
  readonly narrow: readonly number[];
}

/**
 * Blocking keys: two records are compared if they share one. Each key combines two details that are rarely both wrong,
 * so a misspelling, a swapped word or a missing post code still leaves other keys. A combination is also rarer than a
 * single word. Keys are 32-bit hashes; a collision costs only one needless comparison.
 */
export function blockingKeys(features: Features): BlockingKeys {
  const { addresses, evidence, elsewhere, needsNoAddress } = features;
  const stems = stemsOf(features);
  const posts = postKeys(features);
  const keys = [...pairs(stems), ...posts, ...evidence, ...[...elsewhere.values()].flat(), ...inArea(stems, features)];
  for (const { words } of addresses) {
    const places = placesOf(words);
    const numbers = words.filter((word) => /^\d/.test(word)).slice(0, 2);
    for (const one of stems.slice(0, 3)) for (const place of places) keys.push(`name-place:${one}:${place}`);
    for (const number of numbers) for (const place of places.slice(0, 2)) keys.push(`house:${number}:${place}`);
    keys.push(...placePairs(places));
  }
  if (needsNoAddress) keys.push(...alone(features));
  return { all: [...new Set(keys.map(hash))], narrow: posts.map(hash) };
}

/** Beginnings of the first words that name a place, mostly those of the street, and of the last, mostly the town. */
function placesOf(words: readonly string[]): string[] {
  const places = placeWords(written(words)).map(stem);
  return [...new Set([...places.slice(0, 3), ...places.slice(-1)])];
}

/** Two places, of which one is in the street: in any order, because people exchange a town and its parts. */
const placePairs = (places: readonly string[]): string[] =>
  places
    .slice(0, 2)
    .flatMap((one, i) => places.slice(i + 1).map((other) => `places:${[one, other].toSorted().join(':')}`));

/** A post code has few addresses. */
const postKeys = ({ addresses }: Features): string[] =>
  addresses.filter(({ postCode }) => postCode.length > 4).map(({ postCode }) => `post:${postCode}`);

/**
 * Removes evidence that many records have.
 * @param holders how many records have each blocking key
 */
export const withoutShared = (features: Features, holders: ReadonlyMap<number, number>): Features => ({
  ...features,
  evidence: features.evidence.filter((detail) => !isShared(detail, holders)),
});

/**
 * The blocking keys for estimating how many records have the same name: keys of two words of the name. A name of one
 * word has none; its key within the postal area is used instead, or that of the word itself.
 *
 * @returns for each key, the factor from the records with that key to those of the whole country
 */
export function nameKeys(features: Features): ReadonlyMap<number, number> {
  const stems = stemsOf(features);
  if (stems.length > 1) return new Map(pairs(stems).map((key) => [hash(key), 1]));
  if (features.needsNoAddress) return new Map(stems.map((one) => [hash(wordKey(one)), 1]));
  return new Map(inArea(stems, features).map((key) => [hash(key), areas]));
}

/** In how many postal areas a chain is expected, if it has a shop in one. */
const areas = 8;

const nameWordsOf = (features: Features): string[] => [
  ...new Set(features.names().flatMap(({ names }) => names.flatMap((words) => words.slice(0, 4)))),
];

const stemsOf = (features: Features): string[] => [...new Set(nameWordsOf(features).map(stem))].slice(0, 5);

const pairs = (stems: readonly string[]): string[] =>
  stems.flatMap((one, i) => stems.slice(i + 1).map((other) => `names:${[one, other].toSorted().join(':')}`));

function inArea(stems: readonly string[], { addresses }: Features): string[] {
  const found = addresses.flatMap(({ postCode }) => postCode.match(/^[a-z]+/)?.[0] ?? []);
  return found.flatMap((area) => stems.map((one) => `name-area:${one}:${area}`));
}

/** Keys of the name alone: beginnings and ends of its words, so that one slip leaves one of them. */
const alone = (features: Features): string[] =>
  nameWordsOf(features)
    .slice(0, 3)
    .flatMap((word) => [wordKey(stem(word)), ...(word.length > 4 ? [`end:${word.slice(-4)}`] : [])]);

const wordKey = (one: string): string => `word:${one}`;

const stem = (word: string): string => word.slice(0, 4);
