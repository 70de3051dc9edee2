import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import xlsx from 'xlsx';
import { copyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { encoded } from '../support/encoded.ts';
import { csv, file, head, mapping, row, rows, tsv, workbook } from '../support/lists.ts';
import { openDatabase, type Rows } from '../support/open.ts';
import { run, settingsOf } from '../support/process.ts';

let database: TestDatabase;
let base: Rows;

beforeEach(async () => {
  database = await copyDatabase();
  base = await openDatabase(database);
});
afterEach(async () => {
  await base.close();
  await database.drop();
});

const map = file('map.json', JSON.stringify(mapping));
const importing = (path: string, ...options: string[]) =>
  run('import', ['customers', path, '--mapping', map, ...options], settingsOf(database));
const count = async (table: string) => Number((await base.all(`select count(*) from ${table}`))[0]![0]);
const counts = async () =>
  Promise.all(
    ['customer', 'customer_key', 'customer_type', 'city_town', 'record_history', 'import_progress'].map(count),
  );
const imported = () =>
  base.all(`select cust_name, address1, address2, address3, post_code, phone_no, city_town_name, type_name
    from customer c left join city_town t on t.id = c.city_town_id left join customer_type y on y.id = c.customer_type_id
    where customer_id > 300 order by cust_name`);
const report = (name: string) =>
  readFileSync(join(database.dataDir, 'imports', name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

test('The encoding of a text is found, printed, and can be corrected', async () => {
  const names = ['köln’s “Best” Ltd', 'José – Sons'];
  const list = (encoding: 'windows-1252' | 'macintosh') =>
    file(`${encoding}.csv`, encoded(csv([head, ...names.map((Name, i) => row(i + 1, { Name }))]), encoding));
  const advice = 'found. If letters look wrong, name the right one with --encoding.';
  expect((await importing(list('windows-1252'), '--run')).out).toContain(`Encoding: Windows-1252, ${advice}`);
  expect((await imported()).map(([name]) => name).toSorted()).toEqual(
    names.map((name) => name.toUpperCase()).toSorted(),
  );
  const mac = list('macintosh');
  expect((await importing(mac)).out).toContain(`Encoding: MacRoman, ${advice}`);
  expect((await importing(mac, '--encoding', 'macintosh')).out).toContain('Encoding: MacRoman.\n');
  expect((await importing(mac, '--encoding', 'ebcdic')).err).toMatch(/^There is no encoding "ebcdic"\.\nusage: /);
  expect((await importing(file('cut.csv', Buffer.from('Zoë,Zoë').subarray(0, -1)))).err).toContain(
    'cut.csv cannot be read: It ends in the middle of a character, so a part of it is missing.',
  );
});

describe('A dry run', () => {
  const twin = { Name: 'Ambry Birchwood Cedars', House: '77', 'Post Code': 'S17 4QW', Phone: '0114 496 7777' };
  const list = () => [
    head,
    row(1),
    row(2, { Phone: '' }),
    row(3, { Town: 'Nowhere', 'Post Code': 'S17 4QWERTY' }),
    row(4, twin),
    row(5, { ...twin, Name: 'Ambry Birchwood Cedar' }),
  ];

  test('saves nothing and reports what would be imported, what is refused and why, and likely duplicates', async () => {
    const before = await counts();
    const { code, out, err } = await importing(file('dry.csv', csv(list())));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Would be imported: 3. Refused: 2.');
    expect(out).toContain('Likely duplicates: 1 rows, 1 pairs.');
    expect(out).toContain('Nothing was saved. Add --run to import the rows.');
    expect(await counts()).toEqual(before);
    expect(report('dry.csv.dry-run.tsv')).toEqual([
      ['3', 'refused', 'phoneNo', 'Phone number is required.', expect.stringContaining(row(2)[0]!), '', ''],
      ['4', 'refused', 'cityTown', 'City/Town "Nowhere" is not in the list.', expect.any(String), '', ''],
      [
        '6',
        'duplicate',
        '',
        '',
        expect.stringContaining('AMBRY BIRCHWOOD CEDAR,'),
        expect.stringMatching(/^\d+: AMBRY BIRCHWOOD CEDARS, /),
        expect.stringContaining('ank'),
      ],
    ]);
  });

  test('finds duplicates in the database', async () => {
    const [[id, name, house, street, area, postCode, phone] = []] = await base.all(
      'select customer_id, cust_name, address1, address2, address3, post_code, phone_no from customer where customer_id = 7',
    );
    const known = [name, house, street, area, 'Sheffield', postCode, phone, 'Builder'] as string[];
    const { out } = await importing(file('known.csv', csv([head, known])));
    expect(out).toContain('Likely duplicates: 1 rows, 1 pairs.');
    expect(report('known.csv.dry-run.tsv')).toEqual([
      ['2', 'duplicate', '', '', expect.any(String), expect.stringMatching(`^${id}: `), expect.any(String)],
    ]);
  });
});

describe('An import', () => {
  test('imports valid rows in chunks, with keys, search and history, and leaves out refused rows', async () => {
    const [, keys, , , history] = await counts();
    const list = [head, ...rows(25), row(25, { Name: '' }), row(26, { Phone: 'none' })];
    const { code, out } = await importing(file('run.csv', csv(list)), '--run', '--chunk', '10');
    expect(code).toBe(0);
    expect(out).toMatch(/^Reading .*run\.csv …\nEncoding: UTF-8, found\..*\n10 of 27 rows.*\n27 of 27 rows/);
    expect(out).toContain('Imported: 25. Refused: 2.');
    expect((await imported()).map(([name]) => name)).toEqual(
      rows(25)
        .map(([name]) => name!.toUpperCase())
        .toSorted(),
    );
    const [, keysAfter, , , historyAfter] = await counts();
    // One history entry for each customer, and one for the customer type that the import added.
    expect(historyAfter).toBe(history! + 26);
    expect(keysAfter).toBeGreaterThan(keys! + 50);
    const refused = report('run.csv.report.tsv').filter(([, what]) => what === 'refused');
    expect(refused.map(([number, , field]) => [number, field])).toEqual([
      ['27', 'custName'],
      ['28', 'phoneNo'],
    ]);
    expect(await base.all(`select region_id, mbp_branch_id is null from customer where customer_id = 301`)).toEqual(
      await base.all(`select region_id, mbp_branch_id is null from postal_area where area_code = 'S'`),
    );
  });

  test('of a file that was already imported adds nothing', async () => {
    const path = file('twice.csv', csv([head, ...rows(3)]));
    await importing(path, '--run');
    const before = await counts();
    const { code, out } = await importing(path, '--run');
    expect({ code, after: await counts() }).toEqual({ code: 0, after: before });
    expect(out).toContain('Every row of this file has already been imported or refused.');
  });

  test('names the row of each value that is wrong, and takes what is meant for all of them', async () => {
    const list = [
      head,
      row(1, { Phone: '1144960001' }),
      row(2, { Phone: '1144960002 x7' }),
      row(3, { Phone: '555073' }),
      row(4, { 'Post Code': 'NULL' }),
      row(5, { Name: 'Hidden\u202e Ltd' }),
    ];
    const path = file('lost.xlsx', workbook(list));
    const dry = await importing(path);
    expect(dry.out).toContain('Would be imported: 0. Refused: 5.');
    expect(dry.out).toMatch(/2 {2}Phone No lacks its first 0\.\n/);
    expect(
      report('lost.xlsx.dry-run.tsv').map(([number, what, field, message]) => [number, what, field, message]),
    ).toEqual([
      ['2', 'refused', 'phoneNo', 'Phone No lacks its first 0. Did you mean 0114 496 0001?'],
      ['3', 'refused', 'phoneNo', 'Phone No lacks its first 0. Did you mean 0114 496 0002 ext 7?'],
      ['4', 'refused', 'phoneNo', 'Phone No must be a telephone number, with its area code.'],
      ['5', 'refused', 'postCode', 'Post Code must be a post code, such as S17 4QW.'],
      [
        '6',
        'refused',
        'custName',
        'Customer Name contains a hidden character (U+202E) after “HIDDEN”. Please remove it.',
      ],
    ]);
    const { out } = await importing(path, '--correct', '--run');
    expect(out).toContain('Imported: 2. Refused: 3.');
    expect(out).toContain('Corrected: 2.');
    expect(report('lost.xlsx.report.tsv').slice(0, 2)).toEqual([
      ['2', 'corrected', 'phoneNo', '0114 496 0001', expect.any(String), '', ''],
      ['3', 'corrected', 'phoneNo', '0114 496 0002 ext 7', expect.any(String), '', ''],
    ]);
    expect((await imported()).map((cells) => cells[5])).toEqual(['0114 496 0001', '0114 496 0002 ext 7']);
  });

  test('a row that conflicts with another is refused, and the rest of its chunk is imported', async () => {
    const coded = { ...mapping, columns: { ...mapping.columns, custCode: 'Code' } };
    const codedMap = file('coded.json', JSON.stringify(coded));
    const list = [[...head, 'Code'], ...rows(4).map((cells, i) => [...cells, i === 2 ? 'ZZ0' : `ZZ${i}`])];
    const area = list.map((cells, i) => cells.with(5, i ? 'S17 4QW' : cells[5]!));
    const path = file('coded.csv', csv(area));
    const { out } = await run('import', ['customers', path, '--mapping', codedMap, '--run'], settingsOf(database));
    expect(out).toContain('Imported: 3. Refused: 1.');
    expect(out).toMatch(/1 {2}The Account No entered is already used for Branch: \w+/);
  });
});

// Files are read before a database is asked, so one engine shows it.
if (engine === 'sqlite')
  describe('A list', () => {
    test('understands numbers and Yes, ignores placeholders for empty cells, and numbers defaults by row', async () => {
      const own = {
        columns: { ...mapping.columns, parentFlag: 'Parent', faxNo: 'Fax' },
        defaults: { custCode: 'OLD{row}', address3: '-' },
        lookups: mapping.lookups,
      };
      const list = [
        [...head, 'Parent', 'Fax'],
        [...row(1, { Area: 'N/A' }), 'Yes', '.'],
        [...row(2, { Area: '.' }), 'no', '-'],
        [...row(3), 'perhaps', ''],
      ];
      const { out } = await run(
        'import',
        ['customers', file('blanks.csv', csv(list)), '--mapping', file('blanks.json', JSON.stringify(own)), '--run'],
        settingsOf(database),
      );
      expect(out).toContain('Imported: 2. Refused: 1.');
      const found = await base.all(
        'select cust_code, address3, fax_no, parent_flag from customer where customer_id > 300 order by customer_id',
      );
      expect(found.map((values) => [...values.slice(0, 3), Boolean(values[3])])).toEqual([
        ['OLD2', '-', null, true],
        ['OLD3', '-', null, false],
      ]);
      expect(report('blanks.csv.report.tsv').map(([number, , field]) => [number, field])).toEqual([
        ['4', 'parentFlag'],
      ]);
    });

    const byName = (lines: unknown[][]) => lines.toSorted(([a], [b]) => (a! < b! ? -1 : 1));
    const list = [head, ...rows(5), row(5, { Name: 'Ünal & Söhne "Nord"', Area: 'Top, left' })];
    const expected = list
      .slice(1)
      .map(([name, house, street, area, town, postCode, phone, type]) => [
        ...[name, house, street, area].map((text) => text!.toUpperCase()),
        postCode,
        phone,
        town,
        type,
      ]);

    const numbered = list.map((cells) => cells.map((cell) => (/^[1-9]\d*$/.test(cell) ? Number(cell) : cell)));

    test.each([
      ['csv', csv(list)],
      ['tsv', tsv(list)],
      ['xlsx', workbook(numbered)],
      ['ods', xlsx.write(xlsx.read(workbook(numbered)), { type: 'buffer', bookType: 'ods' }) as Uint8Array],
    ])('as %s gives the same records', async (ending, content) => {
      const { out } = await importing(file(`same.${ending}`, content), '--run');
      expect(out).toContain('Imported: 6. Refused: 0.');
      expect(byName(await imported())).toEqual(byName(expected));
    });
  });
