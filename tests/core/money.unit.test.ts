import { describe, expect, test } from '@jest/globals';
import { money } from '../../admin-ui/core/model/values.ts';
import { amountOf, caretIn, shownMoney, typedMoney } from '../../admin-ui/kit/fields/typed-money.ts';

describe('a money input [VAL-104]', () => {
  test.each([
    ['1234', '1,234'],
    ['1234567.5', '1,234,567.5'],
    ['.', '0.'],
    ['.5', '0.5'],
    ['12.345', '12.34'],
    ['007', '7'],
    ['1a2b', '12'],
    ['', ''],
    ['-5', '5'],
  ])('shows %p as %p', (text, shown) => expect(typedMoney(text)).toBe(shown));

  test('ignores a second point that is typed', () => expect(typedMoney('1.2.', '1.2')).toBe('1.2'));

  test('keeps a minus where amounts may be negative', () => expect(typedMoney('-1234', '', true)).toBe('-1,234'));

  test.each([
    ['12,34', '1,234', 5, 5],
    ['12345', '12,345', 2, 2],
    ['12345', '12,345', 3, 4],
    ['', '', 0, 0],
  ])('keeps the caret behind the same digits: %p → %p', (text, shown, before, after) =>
    expect(caretIn(shown, text, before)).toBe(after),
  );
});

describe('an amount [FMT-007]', () => {
  test.each([
    ['£1,234.50', '1,234.50', 1234.5],
    ['1.2.3', '0.00', 0],
    ['£', '', null],
  ])('pasted as %p is %p', (text, shown, amount) => {
    expect(typedMoney(text)).toBe(shown);
    expect(amountOf(shown)).toBe(amount);
  });

  test.each([
    [1234.5, '1,234.50'],
    [0, '0.00'],
    [-3, '-3.00'],
    [null, ''],
  ])('saved as %p is shown as %p', (value, shown) => expect(shownMoney(value)).toBe(shown));
});

test.each([
  [1234.5, '£1,234.50'],
  [12.345, '£12.34'],
  [0.999, '£0.99'],
  [-7.129, '-£7.12'],
  [0.1 + 0.2, '£0.30'],
  [0.3 - 0.1 - 0.1, '£0.10'],
])('%p is shown as %p [FMT-008]', (value, shown) => expect(money(value)).toBe(shown));
