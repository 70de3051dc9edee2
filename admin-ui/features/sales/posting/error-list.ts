import { postedRows, type Posting } from './calls.ts';
import { errorText } from './problem-text.ts';
import { t } from './texts.ts';

/** Rows read with one call. */
const most = 1000;

/** The rows of a posting that were not posted, with their reasons, as a CSV file. */
export async function errorList({ id, sYear, failedCount }: Posting): Promise<Blob> {
  const lines = [
    [t('kit.sheet.row'), t('posting.preview.branch'), t('posting.preview.custCode'), t('posting.progress.error')],
  ];
  for (let page = 1; (page - 1) * most < failedCount; page++)
    for (const row of await postedRows(id, 'failed', page, most))
      lines.push([String(row.rowNo), row.branch, row.custCode, errorText(row, sYear)]);
  const text = lines.map((line) => line.map(quoted).join(',')).join('\r\n');
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' });
}

/** Puts an apostrophe before a text that begins like a formula, so that a spreadsheet does not run it. */
const quoted = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
