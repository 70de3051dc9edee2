import { describe, expect, test } from '@jest/globals';
import { encodings, TextProblem, type Encoding } from '../../server/core/files/encodings.gen.ts';
import { findEncoding } from '../../server/core/files/find-encoding.gen.ts';
import { decodeText } from '../../server/core/files/text.gen.ts';
import { readBook } from '../../admin-ui/kit/sheets/read-bytes.ts';
import { encoded } from '../support/encoded.ts';

const common = ['Zoë’s Café', 'Müller & Söhne', 'Peña – York', '“Able” Ltd', '£5', '€7'];
const textsOf: Readonly<Record<Encoding, readonly string[]>> = {
  'utf-8': [...common, 'Łódź', '東京'],
  'utf-16le': [...common, 'Łódź'],
  'utf-16be': [...common, 'Łódź'],
  'windows-1252': [...common, 'Škoda', '3½'],
  'iso-8859-15': ['Café', 'Müller', 'Peña', '£5', '€7', 'Škoda', 'cœur'],
  macintosh: ['José’s Café', 'Müller & Söhne', 'Peña – York', '“Able” Ltd', '£5', '€7', 'García'],
};
const marks: readonly (readonly [Encoding, string])[] = [
  ...encodings.map((encoding) => [encoding, ''] as const),
  ['utf-8', '\ufeff'],
  ['utf-16le', '\ufeff'],
  ['utf-16be', '\ufeff'],
];
const cases = marks.flatMap(([encoding, mark]) =>
  ['\n', '\r\n', '\r'].flatMap((end) =>
    [',', ';', '\t'].map((separator) => ({ encoding, mark, end, separator, title: JSON.stringify(end + separator) })),
  ),
);

test.each(cases)(
  'a list in $encoding, with the mark "$mark", and the line end and separator $title, is read',
  async ({ encoding, mark, end, separator }) => {
    const rows = [
      ['Name', 'Note'],
      ...textsOf[encoding].map((text) => [text, `one${end}two`]),
      ['Plain', `a${separator}b "c"`],
    ];
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const list = rows.map((row) => row.map(quoted).join(separator) + end).join('');
    const [sheet] = await readBook(encoded(mark + list, encoding));
    expect(sheet!.encoding).toBe(encoding);
    expect(sheet!.rows()).toEqual(rows);
  },
);

test.each<[Encoding, string]>([
  ['utf-8', 'Only ASCII'],
  ['windows-1252', 'The Smiths’ house'],
  ['windows-1252', 'CAFÉ’S £5'],
  ['windows-1252', 'O’Brien'],
  ['windows-1252', 'Leeds – York'],
  ['windows-1252', '€7.50'],
  ['windows-1252', 'Straße 5'],
  ['windows-1252', 'GARÇON'],
  ['iso-8859-15', '7 €,12 €'],
  ['macintosh', 'Café'],
  ['macintosh', 'O’Brien,Smith’s'],
])('%s is found in "%s"', (encoding, text) => {
  const bytes = encoded(text, encoding);
  expect(findEncoding(bytes)).toBe(encoding);
  expect(decodeText(bytes).text).toBe(text);
});

test('a wrong encoding is corrected by the one that is asked for', async () => {
  const bytes = encoded('Name\nköln\n', 'macintosh');
  const rowsIn = async (chosen?: Encoding) => (await readBook(bytes, chosen))[0]!.rows();
  expect(await rowsIn()).toEqual([['Name'], ['kšln']]);
  expect(await rowsIn('macintosh')).toEqual([['Name'], ['köln']]);
});

describe('A file is refused', () => {
  const faultOf = (bytes: Uint8Array, chosen?: Encoding) => {
    try {
      return decodeText(bytes, chosen).text;
    } catch (error) {
      return error instanceof TextProblem ? error.message : error;
    }
  };
  const cut = Buffer.from('Zoë,Zoë').subarray(0, -1);

  test.each<[string, Uint8Array, string]>([
    ['that ends within a character', cut, 'cut utf-8'],
    ['of UTF-16 that ends within a character', encoded('\ufeffName', 'utf-16le').subarray(0, -1), 'cut utf-16le'],
    ['with a byte that is not UTF-8', Buffer.concat([Buffer.from('Zoë '.repeat(9)), Buffer.of(0xff)]), 'damaged utf-8'],
    ['with NULs', Buffer.from('Name\0,Note'), 'binary utf-8'],
    ['of binary data', Buffer.from('Name\u0001\u0002\u0003,x'), 'binary utf-8'],
    ['that is a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), 'binary utf-8'],
  ])('%s', (_, bytes, fault) => expect(faultOf(bytes)).toBe(fault));

  test('in UTF-8 and in no other encoding that is asked for', () => {
    expect(faultOf(cut, 'windows-1252')).toBe('ZoÃ«,ZoÃ');
    expect(faultOf(encoded('Café', 'windows-1252'), 'utf-8')).toBe('cut utf-8');
    expect(faultOf(encoded('Cafés', 'windows-1252'), 'utf-8')).toBe('damaged utf-8');
  });
});
