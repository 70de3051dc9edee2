import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { sheetLanguage, type Sheet, type SheetCell, type SheetFormat } from './sheet.ts';

const formats: Readonly<Record<SheetFormat, string>> = {
  money: '"£"#,##0.00',
  date: 'dd/mm/yyyy',
  'date-time': 'dd/mm/yyyy hh:mm',
  'year-month': 'mm/yyyy',
  time: 'hh:mm',
};

/** Rows that are written without a pause. */
const BATCH_SIZE = 100;

/** What a column has beside its characters, in the unit of its width. */
const padding = 0.83;

/** Writes an XLSX file row by row: typed values, column widths, a heading that stays in view, and filters. */
export async function writeXlsx(sheet: Sheet, to: Writable): Promise<void> {
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  const book = new WorkbookWriter({ stream: to, useStyles: true, useSharedStrings: false });
  // Written with the other properties of the file, but missing in the types.
  Object.assign(book, { title: sheet.title, language: sheetLanguage });
  const page = book.addWorksheet('List', { views: [{ state: 'frozen', ySplit: 1, topLeftCell: 'A2' }] });
  page.columns = sheet.columns.map(({ title, width }) => ({ header: title, width: width + padding }));
  page.getRow(1).commit();
  for await (const cells of sheet.rows) {
    const row = page.addRow(cells.map(valueOf));
    cells.forEach((cell, i) => {
      if (cell && 'number' in cell && cell.format) row.getCell(i + 1).numFmt = formats[cell.format];
      if (cell && 'text' in cell && cell.wraps) row.getCell(i + 1).alignment = { wrapText: true, vertical: 'top' };
    });
    row.commit();
    // Lets the compressor hand over what it has done: rows of SQLite come without a pause.
    if (row.number % BATCH_SIZE === 0) await setImmediate();
    if (to.writableNeedDrain) await once(to, 'drain');
  }
  page.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1 + sheet.count(), column: sheet.columns.length } };
  page.commit();
  await book.commit();
}

const valueOf = (cell: SheetCell) => (cell === null ? null : 'text' in cell ? cell.text : cell.number);
