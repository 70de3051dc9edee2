import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import xlsx, { type BookType } from 'xlsx';
import { readBook } from '../../../admin-ui/kit/sheets/read-bytes.ts';
import { readSheet } from '../../../admin-ui/features/sales/posting/sheet.ts';

const written = (rows: unknown[][], bookType: BookType): Uint8Array =>
  new Uint8Array(
    xlsx.write(
      { SheetNames: ['Figures'], Sheets: { Figures: xlsx.utils.aoa_to_sheet(rows) } },
      { type: 'buffer', bookType },
    ),
  );

/** The accounts of a file, each with its amounts in pence. */
async function accountsOf(bytes: Uint8Array) {
  const sheet = readSheet((await readBook(bytes))[0]!.rows());
  if (typeof sheet === 'string') throw new Error(sheet);
  const { year, months, rows } = sheet;
  return {
    year,
    months: months.map(({ month }) => month),
    rows: rows.map(({ number, branch, custCode, cells }) => [
      number,
      branch,
      custCode,
      ...cells.map(({ amount }) => (amount && 'pence' in amount ? amount.pence : amount)),
    ]),
  };
}

const rows = [
  [2026],
  ['Branch', 'Account No', 'Customer', 'Jan', 'February', '3', 'Total'],
  ['Leeds', 'a1', 'Able, Son & Co', 1234.5, '£1,234.50', '(123.45)', 99],
  [],
  ['York', 77, 'Baker "B" Ltd', '-', '', -0.5],
];
const expected = {
  year: '2026',
  months: [1, 2, 3],
  rows: [
    [3, 'Leeds', 'A1', 123450, 123450, -12345],
    [5, 'York', '77', null, null, -50],
  ],
};

describe('A file of figures', () => {
  test.each(['xlsx', 'ods', 'csv', 'biff8'] as const)('is read as %s', async (kind) =>
    expect(await accountsOf(written(rows, kind))).toEqual(expected),
  );

  // Dates as headings, amounts with a currency, formulas, merged cells. `year.fods` says how the files were made.
  test.each(['xlsx', 'ods', 'xls', 'csv'])('is read as LibreOffice saves it as %s', async (kind) =>
    expect(await accountsOf(readFileSync(`tests/features/sales/libreoffice/year.${kind}`))).toEqual(expected),
  );

  test('is read as CSV with semicolons', async () => {
    const text = '2026;;;\r\nBranch;Account No;Customer;Jan\r\nLeeds;0012;Able;1,234.50\r\n';
    expect((await accountsOf(new TextEncoder().encode(text))).rows).toEqual([[3, 'Leeds', '0012', 123450]]);
  });

  test.each([
    ['UTF-8', new TextEncoder().encode('£')],
    ['Windows-1252', Uint8Array.of(0xa3)],
  ])('is read as CSV in %s', async (_, pound) => {
    const ascii = (text: string) => new TextEncoder().encode(text);
    const bytes = [ascii('2026\nBranch,Account No,Customer,Jan\nLeeds,A1,Able,'), pound, ascii('5.25\n')];
    expect((await accountsOf(Uint8Array.from(bytes.flatMap((part) => [...part])))).rows).toEqual([
      [3, 'Leeds', 'A1', 525],
    ]);
  });

  test('keeps a third decimal, so that it is refused and not rounded', async () =>
    expect((await accountsOf(written([[2026], ['', '', '', 'Jan'], ['Leeds', 'A1', '', 0.125]], 'xlsx'))).rows).toEqual(
      [[3, 'Leeds', 'A1', { problem: 'pence' }]],
    ));

  test('has months as dates in a heading', async () =>
    expect(
      (
        await accountsOf(
          written([[2026], ['', '', '', new Date(Date.UTC(2026, 4, 1))], ['Leeds', 'A1', '', 1]], 'xlsx'),
        )
      ).months,
    ).toEqual([5]));

  test('is refused if it is something else', () =>
    expect(readBook(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1))).rejects.toThrow());
});
