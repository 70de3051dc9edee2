import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { copyDatabase, type TestDatabase } from '../support/database.ts';
import { csv, file } from '../support/lists.ts';
import { openDatabase, type Rows } from '../support/open.ts';
import { run, settingsOf } from '../support/process.ts';

const mapping = {
  columns: { postCode: 'Post Code' },
  split: {
    column: 'Text',
    separator: ',',
    first: ['custName'],
    last: 'cityTown',
    rest: ['address1', 'address2', 'address3', 'address4'],
    house: true,
  },
  defaults: { address1: '-', address2: '-', address3: '-', phoneNo: '0114 496 0123', customerType: 'Builder' },
  lookups: {
    cityTown: { by: 'cityTownName', missing: 'create' },
    customerType: { by: 'typeName', missing: 'refuse' },
  },
};

/** The text in the file, then its house, street, sub area, what is left over, and town. */
const addresses: [string, (string | null)[]][] = [
  ['12 MILL LANE, BALBY, DONCASTER', ['12', 'MILL LANE', 'BALBY', null, 'Doncaster']],
  ['Ramsgate Road,  Sandwich,  Kent', ['-', 'RAMSGATE ROAD', '-', 'KENT', 'Sandwich']],
  ['HALL ROAD, RYE EAST SUSSEX', ['-', 'HALL ROAD', '-', 'EAST SUSSEX', 'Rye']],
  ['FARADAY ROAD, DEVON, PLYMOUTH', ['-', 'FARADAY ROAD', '-', 'DEVON', 'Plymouth']],
  ['QUAY STREET, NEWPORT, ISLE OF WIGHT, U.K.', ['-', 'QUAY STREET', '-', 'ISLE OF WIGHT, U.K.', 'Newport']],
  ['WESTERN ROAD, STRATFORD UPON AVON', ['-', 'WESTERN ROAD', '-', null, 'Stratford-upon-Avon']],
  ['FARM LANE, STREET, SOMERSET', ['-', 'FARM LANE', '-', 'SOMERSET', 'Street']],
  ['MOOR LANE, KENT', ['-', 'MOOR LANE', '-', null, 'Kent']],
  ['9 DOCK ROAD, HULL HU17 0JW', ['9', 'DOCK ROAD', '-', 'HU17 0JW', 'Hull']],
  ['5 HIGH STREET, NR DARTFORD', ['5', 'HIGH STREET', '-', null, 'Dartford']],
  [
    'Unit 6 Timber Yard, Knight Road, Strood, Rochester',
    ['UNIT 6 TIMBER YARD', 'KNIGHT ROAD', 'STROOD', null, 'Rochester'],
  ],
  ['UNITS 1-3, DELPH IND EST, DELPH ROAD, DUDLEY', ['UNITS 1-3, DELPH IND EST', 'DELPH ROAD', '-', null, 'Dudley']],
  ['REAR OF UNIT 3, HILL STREET, CORBY', ['REAR OF UNIT 3', 'HILL STREET', '-', null, 'Corby']],
  ['R/O ANDREW STREET, LEEDS', ['-', 'R/O ANDREW STREET', '-', null, 'Leeds']],
  ['UNIT 4, 120 HIGH STREET, LEEDS', ['UNIT 4', '120 HIGH STREET', '-', null, 'Leeds']],
  ['REEDS YARD, BRADFORD ROAD, MELKSHAM', ['REEDS YARD', 'BRADFORD ROAD', '-', null, 'Melksham']],
  ['OAKLEIGH ROAD SOUTH, BARNET, LONDON', ['-', 'OAKLEIGH ROAD SOUTH', 'BARNET', null, 'London']],
  ['3 MILL STREET, N/A, WARE, Hertforshire', ['3', 'MILL STREET', '-', 'HERTFORSHIRE', 'Ware']],
  ['7 MILL STREET, LEEDS, WEST YORKSIRE', ['7', 'MILL STREET', '-', 'WEST YORKSIRE', 'Leeds']],
  ['4 MILL STREET, ., SHREWSBURY SHOPSHIRE, -', ['4', 'MILL STREET', '-', 'SHOPSHIRE', 'Shrewsbury']],
];

let database: TestDatabase;
let base: Rows;
let out: string;

const list = [
  ['Text', 'Post Code'],
  ...addresses.map(([address], i) => [`FIRM ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i]}, ${address}`, `S${i + 1} 1AA`]),
  ['STUART LTD, T/A MORGANS, 7 WELL LANE, STOW-ON-THE-WOLD', 'GL54 1AA'],
  ['HARE LTD, 8 BELL LANE, STOW ON THE WOLD', 'gl54 1 ab.'],
  ['REFUSED LTD, 9 BELL LANE, NOSUCHTOWN', ''],
  ['NO TOWN LTD, THE YARD, OLD KENT ROAD', 'SE1 1AA'],
  ['NO TOWN EITHER LTD, THE YARD, 12', 'SE1 1AB'],
];

beforeAll(async () => {
  database = await copyDatabase();
  base = await openDatabase(database);
  const path = file('addresses.csv', csv(list));
  const map = file('addresses.json', JSON.stringify(mapping));
  ({ out } = await run('import', ['customers', path, '--mapping', map, '--run'], settingsOf(database)));
});
afterAll(async () => {
  await base.close();
  await database.drop();
});

const customers = (where: string) =>
  base.all(`select address1, address2, address3, address4, city_town_name, cust_name
    from customer c join city_town t on t.id = c.city_town_id where customer_id > 300 and ${where} order by customer_id`);

describe('A name and an address in one column', () => {
  test.each(addresses)('%s', async (address, expected) => {
    const i = addresses.findIndex(([one]) => one === address);
    const [found] = await customers(`cust_name = 'FIRM ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[i]}'`);
    expect(found?.slice(0, 5)).toEqual(expected);
  });

  test('a trading name after the separator belongs to the name', async () => {
    const [found] = await customers(`cust_name like 'STUART%'`);
    expect(found).toEqual(['7', 'WELL LANE', '-', null, 'Stow-on-the-Wold', 'STUART LTD T/A MORGANS']);
  });
});

test('a post code with blanks and dots is normalised', async () => {
  const [[postCode] = []] = await base.all(`select post_code from customer where cust_name = 'HARE LTD'`);
  expect(postCode).toBe('GL54 1AB');
});

test('a town is the same with hyphens and without', async () => {
  const [found] = await customers(`cust_name = 'HARE LTD'`);
  expect(found?.[4]).toBe('Stow-on-the-Wold');
});

test('a street or a number is not a town, so a row without another is refused', async () => {
  expect(out).toMatch(/2 {2}City\/Town is required\./);
  expect(await base.all(`select 1 from city_town where city_town_name in ('Old Kent Road', 'The Yard', '12')`)).toEqual(
    [],
  );
});

test('a row that is refused creates no town', async () => {
  expect(out).toContain(`Imported: ${list.length - 4}. Refused: 3.`);
  expect(await base.all(`select 1 from city_town where city_town_name like 'Nosuch%'`)).toEqual([]);
});
