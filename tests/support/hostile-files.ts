import { deflateRawSync } from 'node:zlib';

interface Part {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Bytes that the directory states; by default the right number. */
  readonly stated?: number;
}

/** A ZIP archive of these parts, deflated. Checksums are left out. */
export function zip(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, stated = content.length } of parts) {
    const [title, bytes] = [Buffer.from(name), deflateRawSync(content, { level: 9 })];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt32LE(stated, 22);
    head.writeUInt16LE(title.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    // From the version needed on, a directory entry has the same fields as the head of the file.
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(at, 42);
    files.push(head, title, bytes);
    directory.push(entry, title);
    at += head.length + title.length + bytes.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const offset of [8, 10]) end.writeUInt16LE(Math.min(parts.length, 0xffff), offset);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, list, end]);
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of an XLSX workbook with one sheet, from the XML inside its `worksheet` and that of its shared texts. */
export const xlsxParts = (sheet: string | Uint8Array, texts = ''): Part[] => [
  {
    name: '[Content_Types].xml',
    content: `<Types xmlns="${packages}/content-types"><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${kind}.sharedStrings+xml"/></Types>`,
  },
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sales" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  },
  { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${main}">${texts}</sst>` },
  {
    name: 'xl/worksheets/sheet1.xml',
    content: Buffer.concat([
      Buffer.from(`<worksheet xmlns="${main}" xmlns:r="${relations}">`),
      Buffer.from(sheet),
      Buffer.from('</worksheet>'),
    ]),
  },
];

export const xlsx = (sheet: string | Uint8Array, texts?: string): Buffer<ArrayBuffer> => zip(xlsxParts(sheet, texts));

/** An XLSX workbook without a cell that unpacks to this many bytes, all blanks. */
export const bomb = (bytes: number): Buffer<ArrayBuffer> => xlsx(Buffer.alloc(bytes, ' '));

const office = 'urn:oasis:names:tc:opendocument:xmlns';

/** An ODS workbook with one sheet, from the XML of its rows. */
export const ods = (rows: string): Buffer<ArrayBuffer> =>
  zip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'META-INF/manifest.xml',
      content: `<manifest:manifest xmlns:manifest="${office}:manifest:1.0"><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    },
    { name: 'styles.xml', content: `<office:document-styles xmlns:office="${office}:office:1.0"/>` },
    {
      name: 'content.xml',
      content: `<office:document-content xmlns:office="${office}:office:1.0" xmlns:table="${office}:table:1.0" xmlns:text="${office}:text:1.0"><office:body><office:spreadsheet><table:table table:name="Sales">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    },
  ]);

const cell = (value: string | number) =>
  typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;

/** A row of XLSX. */
export const row = (values: readonly (string | number)[], attributes = ''): string =>
  `<row${attributes}>${values.map(cell).join('')}</row>`;

const good = [row([2026]), row(['Branch', 'Account No', 'Customer', 'Jan']), row(['Leeds', 'A1', 'Able', 12.5])].join(
  '',
);

/** The texts of the sheet that the harmless files have. */
export const goodRows = [['2026'], ['Branch', 'Account No', 'Customer', 'Jan'], ['Leeds', 'A1', 'Able', '12.5']];

/** A few cells, and something that is said of 17 billion. */
export const wide: Readonly<Record<string, () => Buffer<ArrayBuffer>>> = {
  'states a range of 17 billion cells': () => xlsx(`<dimension ref="A1:XFD1048576"/><sheetData>${good}</sheetData>`),
  'has a hyperlink on all cells': () =>
    xlsx(`<sheetData>${good}</sheetData><hyperlinks><x:hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks>`),
  'has widths for all columns, and merges all cells': () =>
    xlsx(
      `<cols><col min="1" max="999999999" width="9"/></cols><sheetData>${good}</sheetData><mergeCells><mergeCell ref="A4:XFD1048576"/></mergeCells>`,
    ),
  'has a coloured cell in the last row and the last column': () =>
    xlsx(`<sheetData>${good}<row r="1048576"><c r="XFD1048576" s="0"/></row></sheetData>`),
  'repeats blank cells and rows to the end': () =>
    ods(
      [
        ...goodRows.map((cells) => `<table:table-row>${cells.map(odsCell).join('')}</table:table-row>`),
        '<table:table-row table:number-rows-repeated="1048573"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
      ].join(''),
    ),
};

function odsCell(text: string) {
  return `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
}

/** Text whose entities would expand to 10^9 words. */
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

/** A workbook whose one text is an entity of entities. */
export const entities = (): Buffer<ArrayBuffer> =>
  zip(
    xlsxParts('<sheetData><row><c t="s"><v>0</v></c></row></sheetData>', '<si><t>&amp;&l9;</t></si>').map((part) =>
      part.name.endsWith('sharedStrings.xml')
        ? { ...part, content: `<!DOCTYPE sst [<!ENTITY l0 "ha">${laughs}]>${String(part.content)}` }
        : part,
    ),
  );

/** Files that pass a limit, with the name that they have to have and what is said of them. */
export const hostile: readonly (readonly [what: string, name: string, file: () => Uint8Array, message: string])[] = [
  ['unpacks to 201 MB', 'bomb.xlsx', () => bomb(201 * 1_048_576), 'The file unpacks to more than 200 MB.'],
  [
    'unpacks to two parts that are too large together',
    'parts.xlsx',
    () =>
      zip(
        xlsxParts(Buffer.alloc(110 * 1_048_576, ' ')).concat({
          name: 'more.xml',
          content: ' '.repeat(110 * 1_048_576),
        }),
      ),
    'The file unpacks to more than 200 MB.',
  ],
  [
    'has 6,000 parts',
    'many.xlsx',
    () => zip(Array.from({ length: 6000 }, (_, i) => ({ name: `xl/${i}.bin`, content: 'x' }))),
    'The file consists of more than 5,000 parts.',
  ],
  [
    'has a cell in a column far out',
    'columns.xlsx',
    () => xlsx(`<sheetData>${good}<row r="4"><c r="XFD4"><v>1</v></c></row></sheetData>`),
    'The sheet has more than 1,000 columns.',
  ],
  [
    'has three million cells and one',
    'cells.xlsx',
    () => xlsx(`<sheetData><row>${'<c/>'.repeat(3_000_001)}</row></sheetData>`),
    'The sheet has more than 3,000,000 cells.',
  ],
  [
    'has a text of 32,768 characters',
    'long.xlsx',
    () => xlsx(`<sheetData>${good}${row(['', 'x'.repeat(32_768)])}</sheetData>`),
    'Cell B4 has more than 32,767 characters.',
  ],
  [
    'has a long text in many cells that is stored once',
    'shared.xlsx',
    () =>
      xlsx(
        `<sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(7000)}</sheetData>`,
        `<si><t>${'x'.repeat(32_000)}</t></si>`,
      ),
    'The file unpacks to more than 200 MB.',
  ],
  [
    'repeats a cell a million times a thousand',
    'repeat.ods',
    () =>
      ods(
        '<table:table-row table:number-rows-repeated="1e6"><table:table-cell note=">" table:number-columns-repeated="1024" office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell></table:table-row>',
      ),
    'The sheet has more than 3,000,000 cells.',
  ],
  [
    'has a run of a billion blanks',
    'blanks.ods',
    () =>
      ods(
        '<table:table-row><table:table-cell office:value-type="string"><text:p><text:s text:c="1000000000"/></text:p></table:table-cell></table:table-row>',
      ),
    'A cell has more than 32,767 characters.',
  ],
  [
    'has a quotation mark that nothing closes',
    'quote.csv',
    () => Buffer.from(`Name\n"${'x\n'.repeat(50_000)}`),
    'Cell A2 has more than 32,767 characters.',
  ],
  [
    'has a long formula that many cells share',
    'formulas.xlsx',
    () =>
      xlsx(
        `<sheetData><row><c r="A1"><f t="shared" ref="A1:A9999" si="0">B1&amp;"${'x'.repeat(30_000)}"</f><v>1</v></c></row>${'<row><c><f t="shared" si="0"/><v>1</v></c></row>'.repeat(7000)}</sheetData>`,
      ),
    'The file unpacks to more than 200 MB.',
  ],
  ['is one line', 'line.csv', () => Buffer.from('x,'.repeat(1_000_000)), 'The sheet has more than 1,000 columns.'],
];

/** A workbook that SheetJS reads for half a minute: it compares each cell with each array formula. */
export function slow(): Buffer<ArrayBuffer> {
  const formulas = Array.from(
    { length: 20_000 },
    (_, i) => `<row><c r="A${i + 4}"><f t="array" ref="A${i + 4}:B${i + 4}">1</f><v>1</v></c></row>`,
  );
  const cells = row(Array.from({ length: 10 }, () => 1)).repeat(50_000);
  return xlsx(`<sheetData>${good}${formulas.join('')}${cells}</sheetData>`);
}
