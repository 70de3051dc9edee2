import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { actualCell, expectedCell, openWorkbook } from '../../support/workbook.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

interface Column {
  readonly dbField: string;
  readonly title: string;
  readonly format?: string;
}

/** All rows of an answer, page by page, with its totals. */
async function read(page: (number: number) => Promise<{ status: number; body: any }>) {
  const { status, body: first } = await page(1);
  expect(status).toBe(200);
  const rows: any[] = [...first.rows];
  for (let number = 2; rows.length < first.total; number++) rows.push(...(await page(number)).body.rows);
  return { rows, totals: first.totals };
}

/** Number of columns that have a width. Neighbours with the same width share an element. */
const widthsOf = (xml: string) =>
  [...xml.matchAll(/<col min="(\d+)" max="(\d+)" width="[\d.]+"/g)].reduce(
    (sum, [, first, last]) => sum + Number(last) - Number(first) + 1,
    0,
  );

/** Compares a workbook with the rows and totals of the call for the page. */
async function compare(path: string, columns: readonly Column[], { rows, totals }: { rows: any[]; totals: any }) {
  const { cells, sheet, xml } = await openWorkbook(app, admin, path);
  const [heads, ...body] = cells;
  expect(heads!.map((cell) => cell?.v)).toEqual(columns.map(({ title }) => title));
  expect(body).toHaveLength(rows.length + 1);
  const last = { ...totals, [columns[0]!.dbField]: undefined };
  const wrong = [...rows, last].flatMap((row, i) =>
    columns.flatMap(({ dbField, format }, j) => {
      const found = i === rows.length && j === 0 ? undefined : actualCell(body[i]![j], format);
      const expected = expectedCell(row[dbField], format);
      return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ i, dbField, found, expected }];
    }),
  );
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(body.at(-1)![0]).toMatchObject({ t: 's', v: 'Total' });
  expect(sheet['!autofilter']!.ref).toMatch(new RegExp(`^A1:[A-Z]+${rows.length + 1}$`));
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(widthsOf(xml)).toBe(columns.length);
  return { rows: rows.length, formats: columns.map(({ format }) => format) };
}

describe('A workbook', () => {
  test('of each report has its headings, rows and totals, with real dates and amounts', async () => {
    const { body: reports } = await admin.get('dbreports');
    expect(reports).toHaveLength(16);
    const seen = [];
    for (const { id } of reports as { id: number }[]) {
      const { body: columns } = await admin.get(`dbReportColumns/${id}`);
      const answer = await read((page) => admin.post(`reportData/${id}/${page}/1000/0/0/*`, {}));
      seen.push(await compare(`dbreport/${id}/export?format=xlsx`, columns, answer));
    }
    expect(seen.filter(({ rows }) => rows === 0)).toEqual([]);
    const formats = new Set(seen.flatMap((one) => one.formats));
    expect(['money', 'date', 'time', 'date-time', 'year-month'].filter((format) => !formats.has(format))).toEqual([]);
  });

  test('shows a text of several lines whole, in lines as wide as its column', async () => {
    const [row] = (await admin.post('reportData/1/1/1/0/0/*', {})).body.rows;
    const resultNotes = `Roof first.\n${'Slates. '.repeat(100)}`.trim();
    expect((await admin.put(`activity/${row.activityId}`, { resultNotes })).status).toBe(200);
    const { cells, xml } = await openWorkbook(app, admin, 'dbreport/1/export?format=xlsx');
    const at = cells[0]!.findIndex((cell) => cell?.v === 'Result Notes');
    expect(cells[1]![at]!.v).toBe(resultNotes);
    const column = String.fromCodePoint(65 + at);
    const style = new RegExp(`<c r="${column}2" s="(\\d+)"`).exec(xml)![1];
    expect(xml).toContain(`<c r="${column}3" s="${style}"`);
    expect(style).not.toBe('0');
  });

  test('of the sales figures, and of their comparison, has what the calls answer', async () => {
    const column = (dbField: string, title: string, format?: string) => ({ dbField, title, ...(format && { format }) });
    const months = [
      column('customer', 'Customer'),
      column('custCode', 'Account No'),
      column('branch', 'Branch'),
      column('sYear', 'Year'),
      column('sMonth', 'Month'),
      column('salesValue', 'Actual', 'money'),
      column('forecastValue', 'Forecast', 'money'),
      column('difference', 'Difference', 'money'),
    ];
    const figures = await read((page) => admin.get(`salesFigures?rows=1000&page=${page}`));
    await compare('salesFigures/export?format=xlsx', months, figures);
    const { cells } = await openWorkbook(app, admin, 'salesComparison/export?by=branch&format=xlsx');
    const compared = await read((page) => admin.get(`salesComparison?by=branch&rows=1000&page=${page}`));
    expect(cells.slice(1, -1).map((row) => row[0]!.v)).toEqual(compared.rows.map(({ branch }) => branch.branchName));
    const { salesValue, lastYear, change, forecastValue, difference } = compared.totals;
    const amounts = cells.at(-1)!.filter((cell) => cell?.z === '"£"#,##0.00');
    expect(amounts.map((cell) => cell!.v)).toEqual([salesValue, lastYear, change, forecastValue, difference]);
  });

  test('keeps a text that looks like a formula, a date or an amount as a text', async () => {
    const names = ['=1+2', '+1', '-2', '@SUM(A1)', '01/02/2026', '£3.00'];
    for (const quoteGradeName of names) await admin.post('quotationGrade', { quoteGradeName });
    const { cells, xml } = await openWorkbook(app, admin, 'quotationGrade/export?format=xlsx&columns=quoteGradeName');
    const found = cells.map(([cell]) => cell!).filter(({ v }) => names.includes(String(v)));
    expect(found.map(({ t, f }) => [t, f])).toEqual(names.map(() => ['s', undefined]));
    expect(xml).not.toContain('<f>');
  });

  test('of a list has dates and amounts of its own fields and of those it refers to', async () => {
    const path = 'quotations/export?format=xlsx&columns=sQuoteNo,quoteVerDate,productValue,quoteStatus,dateCreated';
    const { cells } = await openWorkbook(app, admin, path);
    expect(cells[1]!.map((cell) => [cell!.t, cell!.z])).toEqual([
      ['s', 'General'],
      ['n', 'dd/mm/yyyy'],
      ['n', '"£"#,##0.00'],
      ['s', 'General'],
      ['n', 'dd/mm/yyyy'],
    ]);
  });
});
