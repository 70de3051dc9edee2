import { describe, expect, test } from '@jest/globals';
import { readAmount } from '../../../admin-ui/features/sales/posting/amount.ts';
import { monthOf } from '../../../admin-ui/features/sales/posting/months.ts';
import {
  accountKey,
  problemsOf,
  totalsOf,
  withoutDuplicates,
  type Account,
} from '../../../admin-ui/features/sales/posting/preview.ts';
import { figuresOf, readSheet, withCell, type Sheet } from '../../../admin-ui/features/sales/posting/sheet.ts';

describe('An amount in a sheet', () => {
  test.each([
    [1234.5, 123450],
    ['£1,234.50', 123450],
    ['Â£1,234.50', 123450],
    ['(123.45)', -12345],
    ['(£1,000)', -100000],
    ['-£5', -500],
    ['£-5', -500],
    ['5-', -500],
    ['−7', -700],
    [-12.3, -1230],
    [0, 0],
    ['0', 0],
    ['.5', 50],
    ['1 234.50', 123450],
    [0.1 + 0.2, 30],
  ])('%p is %p pence', (cell, pence) => expect(readAmount(cell)).toEqual({ pence }));
  test.each(['', ' ', '-', '–', '£ -', null, undefined])('%p is not an amount', (cell) =>
    expect(readAmount(cell)).toBeNull(),
  );
  test.each([
    [0.125, 'pence'],
    ['0.125', 'pence'],
    [1 / 3, 'pence'],
    ['1,23', 'number'],
    ['abc', 'number'],
    ['1.2.3', 'number'],
    ['1e5', 'number'],
    ['.', 'number'],
    ['12345678901', 'size'],
  ])('%p is refused: %s', (cell, problem) => expect(readAmount(cell)).toEqual({ problem }));
});

test.each<[unknown, number | null, (number | null)?]>([
  ['3', 3],
  [12, 12],
  ['March', 3],
  ['mar', 3],
  ['Sept.', 9],
  ['Mar-26', 3, 2026],
  ['Jan-27', 1, 2027],
  ["Mar '26", 3, 2026],
  ['Mar 2026', 3, 2026],
  ['03/2026', 3, 2026],
  [new Date(Date.UTC(2027, 4, 1)), 5, 2027],
  ['01/03/2026', 3, 2026],
  ['31.3.26', 3, 2026],
  ['2026-03-01', 3, 2026],
  ['2026-03', 3, 2026],
  ['Mar-126', null],
  ['02/03/2026', null],
  ['31/13/2026', null],
  ['13', null],
  ['0', null],
  ['Total', null],
  ['Ma', null],
  ['', null],
])('the heading %p is month %p of %p', (heading, month, year = null) =>
  expect(monthOf(heading)).toEqual(month && { month, year }),
);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const heads = ['Branch', 'Account No', 'Customer'];
const opened = (rows: unknown[][]): Sheet => {
  const sheet = readSheet(rows);
  if (typeof sheet === 'string') throw new Error(sheet);
  return sheet;
};

describe('A sheet', () => {
  test('has its year in A1, and its figures from row 3 and the fourth column on [VAL-114 CON-026]', () => {
    const sheet = opened([
      [2026],
      [...heads, ...months],
      ['Leeds', 'a1', 'Able Ltd', 1, '', '-', 2.5],
      [],
      ['York', 77, 'B & Co', '£3.00'],
    ]);
    expect(sheet.year).toBe('2026');
    expect(sheet.months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(sheet.rows.map(({ number, branch, custCode, custName }) => [number, branch, custCode, custName])).toEqual([
      [3, 'Leeds', 'A1', 'Able Ltd'],
      [5, 'York', '77', 'B & Co'],
    ]);
    expect(sheet.rows[0]!.cells.map(({ amount }) => amount).slice(0, 5)).toEqual([
      { pence: 100 },
      null,
      null,
      { pence: 250 },
      null,
    ]);
  });

  test.each([1, 24, 500])(
    'of %d accounts without gaps has two rows more than it posts [STA-052 CON-026 AMB-097]',
    (count) => {
      const accounts = Array.from({ length: count }, (_, i) => ['Leeds', `A${i}`, '', 1]);
      const file = [[2026], [...heads, 'Jan'], ...accounts];
      expect(opened(file).rows).toHaveLength(file.length - 2);
    },
  );

  test('loses a last column with a text that is not a month [VAL-113]', () => {
    const sheet = opened([[2026], [...heads, ...months, 'Total'], ['Leeds', 'A1', '', ...months.map(() => 1), 12]]);
    expect([sheet.months.length, sheet.rows[0]!.cells.length]).toEqual([12, 12]);
  });

  test('skips cells without a month or without a value [VAL-115]', () => {
    const sheet = opened([[2026], [...heads, 'Jan', '', 'Mar', 'Apr'], ['Leeds', 'A1', '', 1, 2, '', '-0.50']]);
    expect(figuresOf(sheet.rows[0]!, sheet)).toEqual([
      { sMonth: 1, value: 1 },
      { sMonth: 4, value: -0.5 },
    ]);
  });

  test.each([
    ['noYear', [[''], [...heads, 'Jan'], ['Leeds', 'A1', '', 1]]],
    ['tooManyHeadings', [[2026], [...heads, ...months, 'Extra', 'Total'], ['Leeds', 'A1', '', 1]]],
    ['noMonths', [[2026], [...heads, 'Total'], ['Leeds', 'A1', '', 1]]],
    ['noRows', [[2026], [...heads, 'Jan'], []]],
  ])('is not opened: %s [VAL-112]', (refusal, rows) => expect(readSheet(rows)).toBe(refusal));
});

const leeds = { id: 1, branchName: 'Leeds' };
const able = { customerId: 5, custName: 'ABLE LTD' };
const account = (more: Partial<Account> = {}): Account => ({
  branch: leeds,
  customer: able,
  figures: {},
  likely: [],
  ...more,
});
const accountsOf = (sheet: Sheet, more: Record<string, Partial<Account>> = {}) =>
  new Map(sheet.rows.map((row) => [accountKey(row), account(more[row.custCode])]));

describe('The preview of a sheet', () => {
  test('names each cell that needs correcting by its address', () => {
    const sheet = opened([
      ['26'],
      [...heads, 'Jan', 'Jan', 'Foo', 'Feb'],
      ['Leeds', 'A1', '', 'abc', 0.125, 'x', 1],
      ['Nowhere', 'A2', '', 1],
      ['Leeds', 'A3', '', 1],
    ]);
    const accounts = accountsOf(sheet, { A2: { branch: null, customer: null }, A3: { customer: null } });
    expect(problemsOf(sheet, accounts).map(({ kind, address }) => `${address} ${kind}`)).toEqual([
      'A1 year',
      'E2 twice',
      'F2 month',
      'D3 number',
      'E3 pence',
      'A4 branch',
      'B5 account',
    ]);
  });

  test('finds rows of the same account though the branch is written in two ways, and adds them up or keeps the last', () => {
    const sheet = opened([
      [2026],
      [...heads, 'Jan', 'Feb'],
      ['Leeds', 'A1', '', 1, 2],
      ['LDS', 'A1', '', 10, ''],
      ['Leeds', 'B1', '', 5],
    ]);
    const accounts = accountsOf(sheet);
    expect(problemsOf(sheet, accounts).map(({ address, kind, others }) => [address, kind, others])).toEqual([
      ['B3', 'duplicate', [4]],
      ['B4', 'duplicate', [3]],
    ]);
    const cellsOf = (how: 'add' | 'last') =>
      withoutDuplicates(sheet, accounts, how).rows.map(({ number, cells }) => [
        number,
        ...cells.map(({ text }) => text),
      ]);
    expect(cellsOf('add')).toEqual([
      [3, '11', '2'],
      [5, '5', ''],
    ]);
    expect(cellsOf('last')).toEqual([
      [4, '10', ''],
      [5, '5', ''],
    ]);
    expect(problemsOf(withoutDuplicates(sheet, accounts, 'add'), accounts)).toEqual([]);
  });

  test('does not add up rows while that would lose the amount beside a bad cell', () => {
    const sheet = opened([[2026], [...heads, 'Jan', 'Feb'], ['Leeds', 'A1', '', 'abc', 2], ['Leeds', 'A1', '', 5, '']]);
    const accounts = accountsOf(sheet);
    expect(withoutDuplicates(sheet, accounts, 'add')).toEqual(sheet);
    const right = { ...sheet, rows: [withCell(sheet.rows[0]!, 3, '1.50'), sheet.rows[1]!] };
    const [row, ...more] = withoutDuplicates(right, accounts, 'add').rows;
    expect([row!.cells.map(({ text }) => text), more]).toEqual([['6.5', '2'], []]);
  });

  test('adds up months and branches, beside the saved figures that the sheet replaces', () => {
    const sheet = opened([
      [2026],
      [...heads, 'Jan', 'Feb'],
      ['Leeds', 'A1', '', 0.1, 0.2],
      ['York', 'A2', '', 0.2, ''],
    ]);
    const york = { branch: { id: 2, branchName: 'York' }, figures: { 2026: { 1: 100, 2: 500 } } };
    const totals = totalsOf(sheet, accountsOf(sheet, { A2: york }), String);
    expect(totals).toEqual({
      months: [
        { name: '1', sheet: 30, now: 100 },
        { name: '2', sheet: 20, now: 0 },
      ],
      branches: [
        { name: 'Leeds', sheet: 30, now: 0 },
        { name: 'York', sheet: 20, now: 100 },
      ],
      all: { name: '', sheet: 50, now: 100 },
    });
  });
});
