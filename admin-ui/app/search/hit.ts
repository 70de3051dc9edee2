/** Something that a search finds: a record, a page, or something to do. */
export interface Hit {
  readonly group: string;
  /** Name of the entity, if it is a record. */
  readonly kind?: string;
  readonly title: string;
  readonly detail: string;
  /** Where it leads, or what it does. */
  readonly to: string | (() => void);
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each word of a text begins a word of a title. */
export const isNamed = (title: string, text: string): boolean =>
  wordsOf(text).every((typed) => wordsOf(title).some((word) => word.startsWith(typed)));

/** Whether each word of a text has the letters of a word of a title, but for two. */
export const isNearlyNamed = (title: string, text: string): boolean =>
  wordsOf(text).every((typed) => wordsOf(title).some((word) => lettersOff(typed, word) <= 2));

/** How many letters two words do not share, wherever they are in them. */
function lettersOff(one: string, other: string): number {
  const left = [...other];
  const missing = [...one].filter((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return Math.max(missing.length, left.length);
}
