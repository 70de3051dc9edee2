// Generated from generators/both/files/find-encoding.ts. Do not edit: change that file and run npm run generate.
import { decode, type Encoding, TextProblem } from './encodings.gen.ts';

/**
 * The encoding of a text: that of its byte order mark; UTF-16 if every second byte is mostly 0; UTF-8 if its bytes are
 * valid; otherwise the one of Windows, Linux or the Mac in which its letters and signs make the most sense.
 * @throws TextProblem for no text, and for UTF-8 that ends within a character or is damaged
 */
export function findEncoding(bytes: Uint8Array): Encoding {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const wide = wideEncoding(bytes.subarray(0, 65_536));
  if (wide) return wide;
  if (bytes.includes(0)) throw new TextProblem('binary', 'utf-8');
  const { pairs, faults, isCut } = utf8In(bytes);
  if (!faults && !isCut) return 'utf-8';
  // In a text of single bytes, few of them look like UTF-8 by chance, as the É and the ’ of CAFÉ’S.
  if (pairs > 4 * faults) throw new TextProblem(faults ? 'damaged' : 'cut', 'utf-8');
  return likeliest(bytes);
}

/** UTF-16 without a mark: texts of Europe have a 0 in almost every pair of bytes, at the same place. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  if (bytes.length < 4) return null;
  const zeros = [0, 0];
  for (let i = 0; i < bytes.length; i++) if (bytes[i] === 0) zeros[i % 2]!++;
  const [even, odd] = zeros as [number, number];
  const most = bytes.length / 2;
  if (odd > 0.6 * most && even < 0.05 * most) return 'utf-16le';
  return even > 0.6 * most && odd < 0.05 * most ? 'utf-16be' : null;
}

/** Counts the characters of UTF-8 that have several bytes, and the bytes that belong to none. */
function utf8In(bytes: Uint8Array): { pairs: number; faults: number; isCut: boolean } {
  let [pairs, faults] = [0, 0];
  for (let i = 0; i < bytes.length; i++) {
    const first = bytes[i]!;
    if (first < 0x80) continue;
    const length = lengthAt(first);
    let at = 1;
    while (at < length && isContinued(bytes[i + at], first, at)) at++;
    if (length && at === length) pairs++;
    else if (length && i + at === bytes.length) return { pairs, faults, isCut: true };
    else faults++;
    i += at - 1;
  }
  return { pairs, faults, isCut: false };
}

const lengthAt = (first: number): number =>
  first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;

/** Some first bytes restrict the second one, so that a character has one form only. */
function isContinued(byte: number | undefined, first: number, at: number): boolean {
  if (byte === undefined) return false;
  const from = at === 1 && first === 0xe0 ? 0xa0 : at === 1 && first === 0xf0 ? 0x90 : 0x80;
  const to = at === 1 && first === 0xed ? 0x9f : at === 1 && first === 0xf4 ? 0x8f : 0xbf;
  return byte >= from && byte <= to;
}

/** How much better than Windows-1252, by far the most frequent, another encoding has to be. */
const candidates: readonly (readonly [Encoding, number])[] = [
  ['windows-1252', 0],
  ['iso-8859-15', -1],
  ['macintosh', -1.5],
];

/** Characters beyond ASCII that are judged at most. */
const JUDGED = 2000;
/** Bytes before and after a character that its meaning depends on. */
const AROUND = 3;

function likeliest(bytes: Uint8Array): Encoding {
  const places: number[] = [];
  for (let i = 0; i < bytes.length && places.length < JUDGED; i++) if (bytes[i]! >= 0x80) places.push(i);
  let [best, most]: [Encoding, number] = ['windows-1252', -Infinity];
  for (const [encoding, start] of candidates) {
    let sum = start;
    for (const at of places) {
      const from = Math.max(0, at - AROUND);
      const around = decode(bytes.subarray(from, at + AROUND + 1), encoding);
      sum += sense(around.slice(0, at - from), around[at - from]!, around.slice(at - from + 1));
    }
    if (sum > most) [best, most] = [encoding, sum];
  }
  return best;
}

const isLetter = (text: string) => /^\p{L}$/u.test(text) && text !== 'ƒ' && !/[ªºﬁﬂ]/.test(text);
const isUpper = (text: string) => isLetter(text) && text !== text.toLowerCase();
const isLower = (text: string) => isLetter(text) && !isUpper(text);
const isDigit = (text: string) => /^\d$/.test(text);

/** How well a character fits between the texts around it. */
function sense(before: string, character: string, after: string): number {
  const [previous, next] = [before.at(-1) ?? '', after[0] ?? ''];
  if (/[\u0080-\u009f]/.test(character)) return -20;
  if (isLetter(character)) return senseOfLetter(character, previous, next);
  const isWithin = isLetter(previous) && isLetter(next);
  if ('£€'.includes(character)) return /\d ?$/.test(before) || /^ ?\d/.test(after) ? 3 : isWithin ? -4 : 0;
  if ('’‘´'.includes(character)) return isWithin ? senseOfApostrophe(before, after) : quoteSense(character, previous);
  if ('“”„'.includes(character)) return isWithin ? -3 : 3;
  if ('–—'.includes(character)) return isWithin ? (isUpper(next) ? 2 : 1) : 3;
  if ('½¼¾'.includes(character)) return isWithin ? -4 : isDigit(previous) || !isLetter(next) ? 3 : 0;
  if ('°²³'.includes(character)) return isDigit(previous) || isLetter(previous) ? 2 : 0;
  if ('…™®'.includes(character)) return isWithin ? -4 : isLetter(previous) || isDigit(previous) ? 3 : 1;
  if ('©•·«»§×\u00a0'.includes(character)) return isWithin ? -2 : 1;
  return isWithin ? -4 : -2;
}

function senseOfLetter(letter: string, previous: string, next: string): number {
  const usual = 'ŠšŽžŸŒœÕõÐðÞþÝýıÛÔÎÏË'.includes(letter) ? 1 : 2;
  if (!isLetter(previous) && !isLetter(next)) return -2;
  if (isUpper(letter)) return isLower(previous) ? -3 : isLetter(previous) && isLower(next) ? -2 : usual;
  return isUpper(next) ? -3 : usual;
}

/** `O’Brien`, `l’eau`, `Smith’s`, `we’ll`. */
const senseOfApostrophe = (before: string, after: string): number =>
  isUpper(after[0]!) || !isLetter(before.at(-2) ?? '') || /^(?:[stmd]|ll|re|ve)(?!\p{L})/u.test(after) ? 3 : -1;

const quoteSense = (character: string, previous: string): number =>
  character === '´' ? -1 : isLetter(previous) === (character === '’') ? 2 : 1;
