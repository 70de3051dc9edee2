import xlsx, { type CellObject, type ColInfo } from 'xlsx';
import type { FieldDefinition } from '../../core/model/definition.ts';

/** A value as it is sent: amounts in pounds, days as DD/MM/YYYY; empty for none. */
export type SheetValue = string | number;

/** Kinds of workbooks. Only XLSX has a heading that stays in view. */
export type BookFormat = 'xlsx' | 'ods';

export interface SheetColumn {
  readonly title: string;
  /** Amounts, days, months and times become numbers that a spreadsheet shows as such. */
  readonly format?: FieldDefinition['format'];
}

export interface SheetTable {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetValue[])[];
  /** A row below the others that filters do not hide. */
  readonly totals?: readonly SheetValue[];
}

/** Widths of columns, in characters. The heading also has the key of the filter. */
const [narrowest, widest, filterKey] = [8, 60, 3];

/** Builds a workbook with one sheet: typed values, column widths, a heading that stays in view, and filters. */
export function workbookOf({ columns, rows, totals }: SheetTable, format: BookFormat = 'xlsx'): Uint8Array {
  const all = totals ? [...rows, totals] : rows;
  const heads = columns.map(({ title }) => title);
  const cells = all.map((row) => row.map((value, i) => cellOf(value, columns[i]!.format)));
  const sheet = xlsx.utils.aoa_to_sheet([heads, ...cells], { dense: true });
  sheet['!cols'] = columns.map((column, i) => widthOf(column, all, i));
  const end = { r: rows.length, c: columns.length - 1 };
  sheet['!autofilter'] = { ref: xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: end }) };
  const file = xlsx.write(xlsx.utils.book_new(sheet, 'List'), { type: 'buffer', bookType: format });
  return format === 'xlsx' ? withFrozenHead(file) : file;
}

/** A cell with its number format; null for no value. A text stays a text, also one that looks like a formula. */
function cellOf(value: SheetValue, format: SheetColumn['format']): CellObject | null {
  if (value === '') return null;
  if (typeof value === 'number') return { t: 'n', v: value, ...(format === 'money' && { z: '"£"#,##0.00' }) };
  const moment = momentOf(value, format);
  return moment ?? { t: 's', v: value };
}

/** A day, month or time as a spreadsheet counts it: in days since 30 December 1899. */
function momentOf(text: string, format: SheetColumn['format']): CellObject | null {
  if (format === 'time') {
    const time = /^(\d\d):(\d\d)$/.exec(text);
    return time && { t: 'n', v: daysOf(time[1]!, time[2]!), z: 'hh:mm' };
  }
  const parts = /^(?:(\d\d)\/)?(\d\d)\/(\d{4})(?: (\d\d):(\d\d))?$/.exec(text);
  const z = format && momentFormats[format];
  if (!parts || !z) return null;
  const [, day = '1', month, year, hours = '0', minutes = '0'] = parts;
  const days = (Date.UTC(Number(year), Number(month) - 1, Number(day)) - Date.UTC(1899, 11, 30)) / 86_400_000;
  return { t: 'n', v: days + daysOf(hours, minutes), z };
}

const momentFormats: Partial<Record<NonNullable<SheetColumn['format']>, string>> = {
  date: 'dd/mm/yyyy',
  'date-time': 'dd/mm/yyyy hh:mm',
  'year-month': 'mm/yyyy',
};

const daysOf = (hours: string, minutes: string) => (Number(hours) * 60 + Number(minutes)) / 1440;

function widthOf({ title, format }: SheetColumn, rows: SheetTable['rows'], i: number): ColInfo {
  const longest = rows.reduce((most, row) => Math.max(most, lengthOf(row[i]!, format)), title.length + filterKey);
  return { wch: Math.min(Math.max(longest + 1, narrowest), widest) };
}

/** Characters of a value as shown; an amount has a pound sign and commas. */
const lengthOf = (value: SheetValue, format: SheetColumn['format']) =>
  typeof value === 'number' && format === 'money'
    ? Math.ceil((value.toFixed(2).length * 4) / 3) + 1
    : String(value).length;

/** Keeps the first row in view. SheetJS does not write panes, so the pane is added to the file of the sheet. */
function withFrozenHead(file: Buffer): Uint8Array {
  const book = xlsx.CFB.read(file, { type: 'buffer' });
  const part = xlsx.CFB.find(book, '/xl/worksheets/sheet1.xml')!;
  const content = part.content as Buffer;
  const view = '<sheetView workbookViewId="0"/>';
  const at = content.indexOf(view);
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  part.content = Buffer.concat([
    content.subarray(0, at),
    Buffer.from(`<sheetView workbookViewId="0">${pane}</sheetView>`),
    content.subarray(at + view.length),
  ]);
  return xlsx.CFB.write(book, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}
