import { hash } from '../../core/search/spelling.ts';
import { isShared } from './details.ts';
import type { Features } from './features.ts';
import { placeWords } from './words.ts';

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
export function blockingKeys(features: Features): number[] {
  const { address, postCode, evidence, elsewhere } = features;
  const stems = stemsOf(features);
  const places = placeWords(address).slice(0, 3).map(stem);
  const numbers = address.filter((word) => /^\d/.test(word)).slice(0, 2);
  const keys = pairs(stems);

  keys.push(...postKeys(postCode));
  keys.push(...evidence, ...[...elsewhere.values()].flat());
  keys.push(...inArea(stems, features));
  for (const one of stems.slice(0, 3)) for (const place of places.slice(0, 2)) keys.push(`name-place:${one}:${place}`);
  for (const number of numbers) for (const place of places.slice(0, 2)) keys.push(`house:${number}:${place}`);
  return [...new Set(keys.map(hash))];
}

/** Keys that many records have only if they are alike: a post code has few addresses. */
export const narrowKeys = ({ postCode }: Features): number[] => postKeys(postCode).map(hash);

const postKeys = (postCode: string): string[] => (postCode.length > 4 ? [`post:${postCode}`] : []);

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
 * word has none; its key within the postal area is used instead.
 *
 * @returns for each key, the factor from the records with that key to those of the whole country
 */
export function nameKeys(features: Features): ReadonlyMap<number, number> {
  const stems = stemsOf(features);
  const [keys, each] = stems.length > 1 ? [pairs(stems), 1] : [inArea(stems, features), areas];
  return new Map(keys.map((key) => [hash(key), each]));
}

/** In how many postal areas a chain is expected, if it has a shop in one. */
const areas = 8;

const stemsOf = (features: Features): string[] =>
  [
    ...new Set(
      features
        .name()
        .names.flatMap((words) => words.slice(0, 4))
        .map(stem),
    ),
  ].slice(0, 5);

const pairs = (stems: readonly string[]): string[] =>
  stems.flatMap((one, i) => stems.slice(i + 1).map((other) => `names:${[one, other].toSorted().join(':')}`));

function inArea(stems: readonly string[], { postCode }: Features): string[] {
  const area = postCode.match(/^[a-z]+/)?.[0];
  return area ? stems.map((one) => `name-area:${one}:${area}`) : [];
}

const stem = (word: string): string => word.slice(0, 4);
