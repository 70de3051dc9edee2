import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import xlsx from 'xlsx';
import type { FieldDefinition } from '../../../server/core/model/definition.ts';
import type * as Cells from '../../../server/services/import/cells.ts';
import type * as ReadFile from '../../../server/services/import/read-file.ts';
import { built } from '../../support/app.ts';
import { copyDatabase, type TestDatabase } from '../../support/database.ts';
import { emptyDatabases } from '../../support/empty.ts';
import { csv, file, head, mapping, rows } from '../../support/lists.ts';
import { run, settingsOf } from '../../support/process.ts';

const { valueOf } = (await built('services/import/cells.js')) as typeof Cells;
const { readTable } = (await built('services/import/read-file.js')) as typeof ReadFile;

const read = async (name: string, content: string | Uint8Array) => {
  const { columns, rows: found } = await readTable(file(name, content));
  const named = columns.filter(Boolean);
  return { columns: named, rows: found.map(({ number, cells }) => [number, ...named.map((column) => cells[column])]) };
};

describe('A list', () => {
  test.each<[string, string, string | Uint8Array, unknown[]]>([
    ['quotes, separators and new lines in a cell', 'q.csv', 'A,B\n"x, ""y""","1\n2"\n', [[2, 'x, "y"', '1\n2']]],
    [
      'a quote within a text',
      'inch.csv',
      'A,B\n6" pipe,5\' post\nx,y\n',
      [
        [2, '6" pipe', "5' post"],
        [3, 'x', 'y'],
      ],
    ],
    ['a byte order mark and lines of Windows', 'bom.csv', '\ufeffA,B\r\n1,2\r\n', [[2, '1', '2']]],
    [
      'lines without anything, numbered on',
      'e.csv',
      'A,B\n\n1,2\n,\n\n3,4\n\n',
      [
        [3, '1', '2'],
        [6, '3', '4'],
      ],
    ],
    [
      'cells that are missing, and more than there are columns',
      's.csv',
      'A,B\n1\n1,2,3\n',
      [
        [2, '1', ''],
        [3, '1', '2'],
      ],
    ],
    [
      'numbers, dates and formulas as they are written',
      'n.csv',
      'A,B\n007,01/02/2026\n=1+1,1e5\n',
      [
        [2, '007', '01/02/2026'],
        [3, '=1+1', '1e5'],
      ],
    ],
    ['no last new line, and blanks around', 'l.csv', ' A , B \n 1 , 2 ', [[2, '1', '2']]],
    [
      'commas, though its texts hold more of others',
      'c.csv',
      'A,B\na;b;c;d;e,f|g|h|i\n',
      [[2, 'a;b;c;d;e', 'f|g|h|i']],
    ],
    ['semicolons, as some countries write them', 'd.csv', 'A;B\n1,5;2,5\n', [[2, '1,5', '2,5']]],
    ['tabs in a .tsv, and commas that are text', 't.tsv', 'A\tB\n1,5\t2,5\n', [[2, '1,5', '2,5']]],
    ['the letters of old Windows', 'w.csv', Buffer.from('A,B\nCaf\xe9,\xa35\n', 'latin1'), [[2, 'Café', '£5']]],
    [
      'Unicode text of a spreadsheet',
      'u.txt',
      Buffer.from('\ufeffA\tB\r\nCafé\t£5\r\n', 'utf16le'),
      [[2, 'Café', '£5']],
    ],
  ])('may have %s', async (_, name, content, expected) => {
    expect(await read(name, content)).toEqual({ columns: ['A', 'B'], rows: expected });
  });

  test('of a spreadsheet gives full numbers, British dates, and the requested sheet', async () => {
    const book = xlsx.utils.book_new();
    const day = { t: 'n', v: 46054, z: 'm/d/yy' };
    const sheet = xlsx.utils.aoa_to_sheet([['A', 'B', 'C'], [441144960123, '0114 496 0123', day], [], [1.5, true, '']]);
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([['Other']]), 'First');
    xlsx.utils.book_append_sheet(book, sheet, 'Second');
    const path = file('s.xlsx', xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }));
    expect(
      (await readTable(path, { sheet: 'Second' })).rows.map(({ number, cells }) => [number, ...Object.values(cells)]),
    ).toEqual([
      [2, '441144960123', '0114 496 0123', '01/02/2026'],
      [4, '1.5', 'TRUE', ''],
    ]);
    expect((await readTable(path)).columns).toEqual(['Other']);
    await expect(readTable(path, { sheet: 'Third' })).rejects.toThrow(
      's.xlsx has no sheet "Third"; it has First, Second.',
    );
  });

  test('of another kind is refused', async () => {
    await expect(readTable(file('a.pdf', 'x'))).rejects.toThrow('a.pdf is not a CSV, TSV, XLSX, ODS or vCard file.');
  });
});

test.each<[string, string, unknown]>([
  ['integer', '1,250', 1250],
  ['number', ' £1,250.50 ', 1250.5],
  ['number', '-3', -3],
  ['number', '- £3', -3],
  ['number', '1,25', '1,25'],
  ['integer', 'twelve', 'twelve'],
  ['boolean', 'Y', true],
  ['boolean', 'FALSE', false],
  ['boolean', 'perhaps', 'perhaps'],
  ['string', '007', '007'],
])('the cell of a field of the type %s that says "%s" is %j', (type, text, value) => {
  expect(valueOf({ type } as Pick<FieldDefinition, 'type'>, text)).toBe(value);
});

const empty = emptyDatabases();

test('An import into an empty database says what is missing, and how to create it', async () => {
  const map = {
    ...mapping,
    defaults: { customerType: 'Builder' },
    lookups: { cityTown: mapping.lookups.cityTown, customerType: { by: 'typeName', missing: 'refuse' } },
  };
  const path = file('good.csv', csv([head, ...rows(2)]));
  const ask = async (database: TestDatabase) =>
    run(
      'import',
      ['customers', path, '--mapping', file('map.json', JSON.stringify(map)), '--run'],
      settingsOf(database),
    );
  const database = await empty();
  expect(await ask(database)).toMatchObject({
    code: 1,
    err: [
      'Nothing was imported.',
      '  City/Town: there are no cities/towns yet. Add them in the product first, or write "missing": "create" in the lookup of "cityTown".',
      '  Customer Type: there are no customer types yet. Add them in the product first, or write "missing": "create" in the lookup of "customerType".',
      '',
    ].join('\n'),
  });
});

describe('What cannot be imported is reported', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await copyDatabase()));
  afterAll(() => database.drop());

  const good = file('good.csv', csv([head, ...rows(2)]));
  const tryWith = async (map: unknown, list = good, ...more: string[]) => {
    const path = file('map.json', typeof map === 'string' ? map : JSON.stringify(map));
    const { code, err } = await run('import', ['customers', list, '--mapping', path, ...more], settingsOf(database));
    return { code, err: err.replace(/^\S*[\\/]/, '').trimEnd() };
  };

  test('all wrong words of a mapping together', async () => {
    const { code, err } = await tryWith({
      ...mapping,
      column: {},
      columns: { ...mapping.columns, custNam: 'Name', mobile: 'Mobile' },
      split: { column: 'Name' },
      lookups: {
        custName: { by: 'custName', missing: 'create' },
        cityTown: { by: 'name', missing: 'create' },
        customerType: { by: 'typeName', missing: 'ignore' },
      },
    });
    expect({ code, lines: err.split('\n').map((line) => line.trim()) }).toEqual({
      code: 1,
      lines: [
        'map.json:',
        'unknown keyword "column"; the keywords are columns, split, defaults and lookups',
        `the file has no column "Mobile"; it has ${head.join(', ')}`,
        'Customer has no field "custNam"',
        'split must have a separator and a rest',
        '"custName" is not a reference, so it has no lookup',
        expect.stringMatching(/^City\S* ?\w* has no field "name" to look up "cityTown" by$/),
        '"missing" in the lookup of "customerType" must be create or refuse',
      ],
    });
  });

  test.each<[string, unknown, string | undefined, string]>([
    ['a mapping that is not JSON', '{"columns": ', undefined, 'map.json is not JSON: '],
    ['a mapping that is a list', '[]', undefined, 'map.json must contain one object with '],
    ['a file that is not there', mapping, 'nowhere.csv', 'no such file'],
    ['a file without a row', mapping, file('empty.csv', ''), 'the file has no column "Name"; it has none'],
    ['two columns of one name', mapping, file('two.csv', 'Name,Name\na,b\n'), 'the file has two columns "Name"'],
  ])('%s', async (_, map, list, message) => {
    expect(await tryWith(map, list)).toEqual({ code: 1, err: expect.stringContaining(message) });
  });

  test('a command with missing, surplus or unknown arguments', async () => {
    const ask = async (...args: string[]) => (await run('import', args, settingsOf(database))).err;
    expect(await ask()).toMatch(/^usage: npm run import/);
    expect(await ask('customers', good, '--mapping', good, '--chunk', 'many')).toMatch(/^usage: /);
    expect(await ask('elephants', good, '--mapping', good)).toMatch(/^There is nothing called "elephants"\./);
    expect(await ask('users', good, '--mapping', good)).toMatch(/^Users cannot be imported\./);
    expect(await ask('customers', good, '--map', good)).toMatch(/^Unknown option '--map'/);
  });
});
