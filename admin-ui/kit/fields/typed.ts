import { useState } from 'react';
import { isDate, isTime } from '../../core/time/london.ts';

/** Completes a typed date: `1/2/26`, `1.2.2026` and `010226` become 01/02/2026. Any other text is only trimmed. */
export function typedDate(text: string): string {
  const parts =
    /^(\d{1,2})[/.\- ]+(\d{1,2})[/.\- ]+(\d{2}|\d{4})$/.exec(text.trim()) ??
    /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(text.trim());
  if (!parts) return text.trim();
  const [day, month, year] = parts.slice(1) as [string, string, string];
  const date = [day.padStart(2, '0'), month.padStart(2, '0'), year.length === 2 ? `20${year}` : year].join('/');
  return isDate(date) ? date : text.trim();
}

/** Completes a typed time: `9`, `9.30`, `0930` and `930` are times. Any other text is only trimmed. */
export function typedTime(text: string): string {
  const parts = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(text.trim());
  const time = parts && `${parts[1]!.padStart(2, '0')}:${parts[2] ?? '00'}`;
  return isTime(time) ? time : text.trim();
}

/** Shows the typed text until the user leaves the field. The field's value is what `read` makes of that text. */
export function useTyped(value: unknown, read: (text: string) => string, onChange: (value: string | null) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    /** null if nothing is being typed, or if the value has been changed from elsewhere. */
    shown: typed !== null && (read(typed) || null) === ((value as string | null) || null) ? typed : null,
    type(text: string) {
      setTyped(text);
      onChange(read(text) || null);
    },
    settle: () => setTyped(null),
  };
}
