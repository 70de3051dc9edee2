import type { Features } from './features.ts';
import { placeWords } from './words.ts';

/**
 * Blocking keys: two records are compared if they share one. Each key combines two details that are rarely both wrong,
 * so a misspelling, a swapped word or a missing post code still leaves other keys. A combination is also rarer than a
 * single word. Keys are 32-bit hashes; a collision costs only one needless comparison.
 */
export function blockingKeys(features: Features): number[] {
  const { address, postCode, phone, email } = features;
  const { names } = features.name();
  const keys = new Set<string>();
  const stems = [...new Set(names.flatMap((words) => words.slice(0, 4)).map(stem))].slice(0, 5);
  const places = placeWords(address).slice(0, 3).map(stem);
  const numbers = address.filter((word) => /^\d/.test(word)).slice(0, 2);
  const area = postCode.match(/^[a-z]+/)?.[0] ?? '';

  if (postCode.length > 4) keys.add(`post:${postCode}`);
  if (phone.length >= 7) keys.add(`phone:${phone.slice(-9)}`);
  if (email) keys.add(`mail:${email}`);
  for (const one of stems) if (area) keys.add(`name-area:${one}:${area}`);
  for (const [i, one] of stems.entries())
    for (const other of stems.slice(i + 1)) keys.add(`names:${[one, other].toSorted().join(':')}`);
  for (const one of stems.slice(0, 3)) for (const place of places.slice(0, 2)) keys.add(`name-place:${one}:${place}`);
  for (const number of numbers) for (const place of places.slice(0, 2)) keys.add(`house:${number}:${place}`);
  return [...new Set([...keys].map(hash))];
}

const stem = (word: string): string => word.slice(0, 4);

/** FNV-1a as a signed 32-bit integer, which both engines can store. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value | 0;
}
