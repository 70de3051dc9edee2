import { monthName } from '../../../core/model/values.ts';
import { today } from '../../../core/time/london.ts';

/** A sheet with this year, the headings and one row, to be filled in. */
export function exampleSheet(): Blob {
  const months = Array.from({ length: 12 }, (_, i) => monthName(i + 1));
  const rows = [
    [today().slice(6)],
    ['Branch', 'Account No', 'Customer', ...months],
    ['Sheffield', 'A0001', 'Example Ltd', ...months.map((_, i) => `${(i + 1) * 100}.00`)],
  ];
  return new Blob([`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`], { type: 'text/csv' });
}
