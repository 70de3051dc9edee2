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

/** Whether each word of a text begins a word of a title. */
export function isNamed(title: string, text: string): boolean {
  const words = title.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}
