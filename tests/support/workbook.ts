import { expect } from '@jest/globals';
import xlsx, { type CellObject, type WorkSheet } from 'xlsx';
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';

export interface Workbook {
  /** Cells with their types and number formats, by row and column; the first row has the headings. */
  readonly cells: readonly (readonly (CellObject | undefined)[])[];
  readonly sheet: WorkSheet;
  /** The file of the sheet inside the workbook. */
  readonly xml: string;
}

/** Downloads a workbook and opens it. */
export async function openWorkbook(app: TestApp, { token }: Client, path: string): Promise<Workbook> {
  const response = await fetch(`${app.url}/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect([path, response.status]).toEqual([path, 200]);
  const bytes = Buffer.from(await response.arrayBuffer());
  const book = xlsx.read(bytes, { cellNF: true, dense: true });
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const part = xlsx.CFB.find(xlsx.CFB.read(bytes, { type: 'buffer' }), '/xl/worksheets/sheet1.xml');
  return { cells: sheet['!data']!, sheet, xml: (part!.content as Buffer).toString() };
}

/** What a cell must be for a value of an answer, by the format of its column; undefined for an empty cell. */
export function expectedCell(value: any, format: string | undefined) {
  if (value === null || value === undefined) return undefined;
  if (format === 'money') return { t: 'n', v: value, z: '"£"#,##0.00' };
  const shown = moments[format ?? ''];
  // A day is a number, which the format shows as the answer has it.
  if (shown) return { t: 'n', z: shown, shown: value };
  if (typeof value === 'boolean') return { t: 's', v: value ? 'Yes' : 'No' };
  if (typeof value === 'object') return { t: 's', v: Object.values(value).find((part) => typeof part === 'string') };
  return { t: typeof value === 'number' ? 'n' : 's', v: value };
}

/** A cell as `expectedCell` describes it. */
export function actualCell(cell: CellObject | undefined, format: string | undefined) {
  if (cell?.v === undefined) return undefined;
  const { t, v, z } = cell;
  if (format === 'money') return { t, v, z };
  if (moments[format ?? '']) return { t, z, shown: xlsx.SSF.format(String(z), v) };
  return { t, v };
}

const moments: Readonly<Record<string, string>> = {
  date: 'dd/mm/yyyy',
  'date-time': 'dd/mm/yyyy hh:mm',
  'year-month': 'mm/yyyy',
  time: 'hh:mm',
};
