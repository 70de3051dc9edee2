// Generated from generators/both/values/typed.ts. Do not edit: change that file and run npm run generate.
import { refusedIn, tidied, type Refused } from './characters.gen.ts';
import { readMail } from './mail.gen.ts';
import { readPostCode } from './post-code.gen.ts';
import type { Reading } from './reading.gen.ts';

/** What the schema says about a text. */
export interface TextField {
  readonly format?: string;
  readonly transform?: readonly string[];
  /** Field of the same record that has the country of a post code. */
  readonly country?: string;
}

/** What is wrong with a text that is typed, apart from its length. */
export interface Problem extends Pick<Reading, 'wrong' | 'offer'> {
  /** A character that it must not contain. */
  readonly refused?: Refused;
}

/** Reads telephone numbers. The browser loads it with the first form that needs it; until then it is null. */
export type ReadPhone = ((text: string) => Reading) | null;

/** A text as it will be stored: tidied, in its case and the usual form of its format; null if it is empty. */
export function storedText(field: TextField, typed: string, readPhone: ReadPhone): string | null {
  let text = typed;
  for (const step of field.transform ?? []) {
    if (step === 'trim') text = tidied(text, field.format === 'text');
    if (step === 'upper') text = text.toUpperCase();
    if (step === 'lower') text = text.toLowerCase();
  }
  // The country only decides whether a post code is taken.
  text = read(field, text, null, readPhone)?.text ?? text;
  return text === '' ? null : text;
}

/**
 * What is wrong with a text that `storedText` has returned; null for nothing.
 * @param record the other values of the record
 */
export function problemIn(
  field: TextField,
  text: string,
  record: Readonly<Record<string, unknown>>,
  readPhone: ReadPhone,
): Problem | null {
  const refused = refusedIn(text, field.format === 'text');
  if (refused) return { refused };
  const country = field.country === undefined ? null : record[field.country];
  const { wrong, offer } = read(field, text, typeof country === 'string' ? country : null, readPhone) ?? {};
  return wrong ? { wrong, ...(offer !== undefined && { offer }) } : null;
}

function read({ format }: TextField, text: string, country: string | null, readPhone: ReadPhone): Reading | null {
  if (text === '') return null;
  if (format === 'email') return readMail(text);
  if (format === 'postCode') return readPostCode(text, country);
  return format === 'phone' ? (readPhone?.(text) ?? null) : null;
}
