import { expect, test } from '@jest/globals';
import { cellsOfText, textOfCells } from '../../admin-ui/kit/sheets/clipboard.ts';
import { formulaIn } from '../../admin-ui/kit/sheets/formula.ts';
import { pasted, rangeOf } from '../../admin-ui/kit/sheets/place.ts';

test.each([
  ['5', [['5']]],
  [
    '1\t2\r\n3\t4\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    '1\t\n\t2',
    [
      ['1', ''],
      ['', '2'],
    ],
  ],
  ['"a ""b""\tc"\t2', [['a "b"\tc', '2']]],
  ['"two\nlines"\n', [['two lines']]],
  ['6" pipe', [['6" pipe']]],
  ['', [['']]],
])('the copied text %j is the cells %j', (text, cells) => expect(cellsOfText(text)).toEqual(cells));

test('a copied range is read as it was written', () => {
  const cells = [
    ['a "b"', 'c\td'],
    ['', '£1,234.50'],
  ];
  expect(cellsOfText(textOfCells(cells))).toEqual(cells);
});

const range = rangeOf({ row: 4, column: 3 }, { row: 1, column: 2 });
test.each([
  ['one cell fills the whole range', [['x']], 8],
  ['two rows are repeated in four', [['x'], ['y']], 8],
  ['three rows do not fit in four and are pasted once', [['x'], ['y'], ['z']], 6],
])('%s', (_, cells, count) => {
  const changes = pasted(cells, range);
  expect([changes.length, changes[0]]).toEqual([count, { row: 1, column: 2, text: 'x' }]);
});

test('the first formula without a value is found, by which the import of a list is refused', () => {
  const cells = [['Name'], ['Gutters', { formula: 'A2*2' }], [{ formula: '1' }]];
  expect(formulaIn(cells)).toEqual({ address: 'B2', formula: 'A2*2' });
  expect(formulaIn([['=A2*2']])).toBeNull();
});
