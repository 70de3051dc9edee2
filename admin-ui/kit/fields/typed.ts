import { useState } from 'react';
import { isDate, isTime } from '../../core/time/london.ts';

/** What a person types for a day, in full: `1/2/26`, `1.2.2026`, `010226` are 01/02/2026. Anything else stays as it is. */
export function typedDate(text: string): string {
  const parts =
    /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{2}|\d{4})$/.exec(text.trim()) ??
    /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(text.trim());
  if (!parts) return text.trim();
  const [day, month, year] = parts.slice(1) as [string, string, string];
  const date = [day.padStart(2, '0'), month.padStart(2, '0'), year.length === 2 ? `20${year}` : year].join('/');
  return isDate(date) ? date : text.trim();
}

/** What a person types for a time, in full: `9`, `9.30`, `0930` and `930` are times. Anything else stays as it is. */
export function typedTime(text: string): string {
  const parts = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text.trim());
  const time = parts && `${parts[1]!.padStart(2, '0')}:${parts[2] ?? '00'}`;
  return isTime(time) ? time : text.trim();
}

/** What is typed stays as it is until the field is left; its value is what it is read as. */
export function useTyped(value: unknown, read: (text: string) => string, onChange: (value: string | null) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    /** null where nothing is being typed, or something else has been filled in meanwhile. */
    shown: typed !== null && (read(typed) || null) === ((value as string | null) || null) ? typed : null,
    type(text: string) {
      setTyped(text);
      onChange(read(text) || null);
    },
    settle: () => setTyped(null),
  };
}
