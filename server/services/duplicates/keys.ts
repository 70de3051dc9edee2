import type { Features } from './features.ts';
import { placeWords } from './words.ts';

/**
 * Blocking keys: two records are compared if they share one. Each key combines two details that are rarely both wrong,
 * so a misspelling, a swapped word or a missing post code still leaves other keys. A combination is also rarer than a
 * single word. Keys are 32-bit hashes; a collision costs only one needless comparison.
 */
export function blockingKeys(features: Features): number[] {
  const { address, postCode, phone, email } = features;
  const stems = stemsOf(features);
  const places = placeWords(address).slice(0, 3).map(stem);
  const numbers = address.filter((word) => /^\d/.test(word)).slice(0, 2);
  const keys = pairs(stems);

  if (postCode.length > 4) keys.push(`post:${postCode}`);
  if (phone.length >= 7) keys.push(`phone:${phone.slice(-9)}`);
  if (email) keys.push(`mail:${email}`);
  keys.push(...inArea(stems, features));
  for (const one of stems.slice(0, 3)) for (const place of places.slice(0, 2)) keys.push(`name-place:${one}:${place}`);
  for (const number of numbers) for (const place of places.slice(0, 2)) keys.push(`house:${number}:${place}`);
  return [...new Set(keys.map(hash))];
}

/**
 * The blocking keys that tell how many records share a name: those of two of its words. A name of one word has none, so
 * its key within the postal area stands for it.
 *
 * @returns for each key, how many records of the country one record with that key stands for
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

/** FNV-1a as a signed 32-bit integer, which both engines can store. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value | 0;
}
