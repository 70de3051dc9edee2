import { describe, expect, test } from '@jest/globals';
import { amountOf, LimitPassed } from '../../admin-ui/core/files/limits.gen.ts';
import { readBook } from '../../admin-ui/kit/sheets/read-bytes.ts';
import { kit } from '../../admin-ui/messages/en/kit.ts';
import { entities, goodRows, hostile, ods, wide, xlsx, xlsxParts, zip } from '../support/hostile-files.ts';

/** The texts of the first sheet of a file. */
const textsOf = async (bytes: Uint8Array) =>
  (await readBook(new Uint8Array(bytes)))[0]!.rows().map((row) => row.map(String));

/** What the page says of a file. */
async function messageOf(bytes: Uint8Array): Promise<string> {
  const error: unknown = await textsOf(bytes).then(
    () => 'read',
    (reason: unknown) => reason,
  );
  if (!(error instanceof LimitPassed)) return String(error);
  const text = kit.sheet.limits[error.address ? 'charactersOf' : error.limit];
  return text.replace('%{most}', amountOf(error)).replace('%{address}', error.address);
}

describe('The page refuses a file that', () => {
  test.each(hostile)('%s', async (_, _name, file, message) => expect(await messageOf(file())).toBe(message));

  test.each([
    ['has a row far down', () => xlsx('<sheetData><row r="100001"><c r="A100001"><v>1</v></c></row></sheetData>')],
    [
      'has a row that no spreadsheet has',
      () => xlsx('<sheetData><row><c r="A4294967295"><v>1</v></c></row></sheetData>'),
    ],
    ['is CSV with too many rows', () => Buffer.from('x\n'.repeat(100_001))],
  ])('%s', async (_, file) => expect(await messageOf(file())).toBe('The sheet has more than 100,000 rows.'));

  test('is OpenDocument XML that repeats a cell', async () => {
    const cell = '<table:table-cell table:number-columns-repeated="9999999"><text:p>1</text:p></table:table-cell>';
    const xml = `<?xml version="1.0"?><office:document><office:body><office:spreadsheet><table:table table:name="S"><table:table-row>${cell}</table:table-row></table:table></office:spreadsheet></office:body></office:document>`;
    expect(await messageOf(Buffer.from(xml))).toBe('The sheet has more than 3,000,000 cells.');
  });

  test('has a format with a billion digits', async () => {
    const digits = ods(
      '<number:number-style><number:number number:decimal-places="1000000000"/></number:number-style>',
    );
    expect(await messageOf(digits)).toBe('A cell has more than 32,767 characters.');
  });

  test.each([
    ['unpacks to more than its directory states', 1000, /^Error: Invalid uncompressed size$/],
    ['states that it unpacks to more than it does', 250_000_000, /^The file unpacks to more than 200 MB\.$/],
  ])('%s', async (_, stated, message) => {
    const parts = xlsxParts(Buffer.alloc(50_000_000, ' '));
    const lying = zip(parts.map((part) => (part.name.endsWith('sheet1.xml') ? { ...part, stated } : part)));
    expect(await messageOf(lying)).toMatch(message);
  });
});

describe('The page reads a file that', () => {
  test.each(Object.entries(wide))('%s', async (_, file) => expect(await textsOf(file())).toEqual(goodRows));

  test('has entities in entities, which stay as they are written', async () =>
    expect(await textsOf(entities())).toEqual([['&&l9;']]));

  test('has blank cells beyond the last column', async () =>
    expect(await textsOf(Buffer.from(`2026${','.repeat(5000)}\nLeeds,A1`))).toEqual([['2026'], ['Leeds', 'A1']]));

  test('begins like a format that is not CSV', async () =>
    expect(await textsOf(Buffer.from('ID;PWXL\nC;Y999999999;X1;K1\nE'))).toEqual([
      ['ID', 'PWXL'],
      ['C', 'Y999999999', 'X1', 'K1'],
      ['E'],
    ]));
});
