import type { FieldDefinition } from '../../core/model/definition.ts';
import { hash } from '../../core/search/spelling.ts';
import { dialled } from '../../core/search/telephone.ts';
import { wordsOf } from '../../core/search/text.ts';
import { fold } from '../../core/search/words.ts';

/** Maximum records with a telephone number or another detail that still counts as evidence. */
const sharedBy = 10;
/** The same for a reference: a customer has many contacts. */
const referencesSharedBy = 200;

/** Shorter texts, such as `n/a`, say nothing. */
const shortest = 4;

/**
 * What an equal value is found by, with its kind, because two telephone numbers of a record are one kind:
 * `phone:582305297`. null if the value says nothing, such as 00000 000000.
 */
export function detailOf({ name, type, format }: FieldDefinition, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (type === 'ref') return `ref:${name}:${Object.values(value).find((part) => typeof part === 'number')}`;
  if (format === 'phone') return phone(dialled(String(value)));
  if (format === 'email') return String(value).trim() ? `mail:${String(value).trim().toLowerCase()}` : null;
  const text = fold(String(value)).replaceAll(' ', '');
  return text.length >= shortest ? `${name}:${text}` : null;
}

/** The last digits are the same with the code of the country, of the area, or without a first 0. */
const phone = (digits: string): string | null =>
  digits.length >= 7 && new Set(digits).size > 3 ? `phone:${digits.slice(-9)}` : null;

/** What records with exactly the same name are found by. `and` is the same as `&`; capitals and marks do not count. */
export function wholeName(flag: string, text: string): string | null {
  const words = wordsOf(text).join(' ');
  return words ? `whole:${flag}:${words}` : null;
}

/**
 * Whether so many records have a detail that it is no evidence, such as the number of a head office. Any number may have
 * a name.
 * @param holders how many records have each blocking key
 */
export function isShared(detail: string, holders: ReadonlyMap<number, number>): boolean {
  if (detail.startsWith('whole:')) return false;
  const most = detail.startsWith('ref:') ? referencesSharedBy : sharedBy;
  return (holders.get(hash(detail)) ?? 0) > most;
}
