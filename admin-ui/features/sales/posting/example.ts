import { monthName } from '../../../core/model/values.ts';
import { today } from '../../../core/time/london.ts';
import { t } from './texts.ts';

/** A sheet with this year, the headings and one row, to be filled in. */
export function exampleSheet(): Blob {
  const months = Array.from({ length: 12 }, (_, i) => monthName(i + 1));
  const rows = [
    [today().slice(6)],
    [t('posting.preview.branch'), t('posting.preview.custCode'), t('posting.preview.customer'), ...months],
    [
      t('posting.example.branch'),
      t('posting.example.custCode'),
      t('posting.example.customer'),
      ...months.map((_, i) => `${(i + 1) * 100}.00`),
    ],
  ];
  return new Blob([`\ufeff${rows.map((row) => row.join(',')).join('\r\n')}\r\n`], { type: 'text/csv' });
}
