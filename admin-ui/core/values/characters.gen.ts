// Generated from generators/both/values/characters.ts. Do not edit: change that file and run npm run generate.
/** Characters that a class of a regular expression (with the flag u) refuses in texts of many lines. */
export const refusedInTexts =
  '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufff9-\\ufffb\\ud800-\\udfff';

/**
 * The same for texts of one line: also line ends and tabs, and all that cannot be seen or turns the direction of the
 * text, so that two names never look the same. The joiners of scripts and emoji are allowed.
 */
export const refusedInLines = `${refusedInTexts}\\t\\n\\r\\u00ad\\u061c\\u115f\\u1160\\u180e\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0`;

/** Comes with a text that is copied from a page, a document or a contact, and says nothing. */
const silent = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;
/** Turns the direction of a text. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/**
 * A text without what came with it when it was copied: special spaces are spaces, and characters that cannot be seen
 * are left out. Characters that turn the direction are left out of texts of many lines only, because in a name they
 * hide what is written.
 */
export function tidied(text: string, hasLines: boolean): string {
  const plain = text.replace(silent, '').replace(spaces, ' ');
  if (hasLines)
    return plain
      .replace(turning, '')
      .replace(/[\u2028\u2029]/g, '\n')
      .trim();
  return plain.replace(/[\u2028\u2029]/g, ' ').replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '');
}

/** A telephone number copied from a contact has such characters around it. */
export const withoutTurns = (text: string): string =>
  text.replace(/^[\s\u202a-\u202e\u2066-\u2069]+|[\s\u202a-\u202e\u2066-\u2069]+$/g, '');

/** A character that a text must not contain. */
export interface Refused {
  readonly kind: 'tab' | 'lineBreak' | 'hidden';
  /** `U+202E` */
  readonly code: string;
  /** The last letters before it; empty at the beginning. */
  readonly after: string;
}

const inTexts = new RegExp(`[${refusedInTexts}]`, 'u');
const inLines = new RegExp(`[${refusedInLines}]`, 'u');

const allInLines = new RegExp(`[${refusedInLines}]`, 'gu');

/** A text with spaces for what a line must not contain. */
export const withoutRefused = (text: string): string => text.replace(allInLines, ' ');

/** The first character that a text must not contain; null if there is none. */
export function refusedIn(text: string, hasLines: boolean): Refused | null {
  const found = (hasLines ? inTexts : inLines).exec(text);
  if (!found) return null;
  const code = found[0].codePointAt(0)!;
  return {
    kind:
      code === 9 ? 'tab' : code === 10 || code === 13 || code === 0x2028 || code === 0x2029 ? 'lineBreak' : 'hidden',
    code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
    after: Array.from(text.slice(0, found.index)).slice(-20).join(''),
  };
}
