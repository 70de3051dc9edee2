// Generated from generators/both/values/reading.ts. Do not edit: change that file and run npm run generate.
/** What a text is, read as a value of a format. */
export interface Reading {
  /** The text in its usual form; as it was typed if it is wrong. */
  readonly text: string;
  /** Why it is not a value of the format; missing if it is one. */
  readonly wrong?: 'lostZero' | 'form';
  /** What the person probably meant. */
  readonly offer?: string;
}
