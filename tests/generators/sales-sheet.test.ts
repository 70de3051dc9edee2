import { describe, expect, test } from '@jest/globals';
import { readAmount } from '../../admin-ui/features/sales/posting/amount.ts';

describe('An amount in a sheet', () => {
  test.each([
    [1234.5, 123450],
    ['£1,234.50', 123450],
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
  test.each(['', ' ', '-', '–', '£ -', null, undefined])('%p is no amount', (cell) => expect(readAmount(cell)).toBeNull());
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
