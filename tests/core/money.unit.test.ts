import { describe, expect, test } from '@jest/globals';
import { money } from '../../admin-ui/core/model/values.ts';
import { amountOf, caretIn, shownMoney, typedMoney } from '../../admin-ui/kit/fields/typed-money.ts';

/** What a money input shows after each key, and where its caret is at the end. */
function typedByKeys(keys: string, negative = false) {
  let shown = '';
  let caret = 0;
  for (const key of keys) {
    const text = shown.slice(0, caret) + key + shown.slice(caret);
    const next = typedMoney(text, shown, negative);
    caret = caretIn(next, text, caret + 1);
    shown = next;
  }
  return { shown, atEnd: caret === shown.length, amount: amountOf(shown) };
}

describe('an amount that is typed key by key [VAL-104]', () => {
  test.each([
    ['.5', '0.5', 0.5],
    ['0.5', '0.5', 0.5],
    ['.05', '0.05', 0.05],
    ['007', '7', 7],
    ['1234.5', '1,234.5', 1234.5],
    ['1,234.50', '1,234.50', 1234.5],
    ['1234567.899', '1,234,567.89', 1_234_567.89],
    ['£12', '12', 12],
    ['-3.2', '3.2', 3.2],
    ['1.2.3', '1.23', 1.23],
    ['1e3', '13', 13],
    [' 1 2 ', '12', 12],
    ['abc', '', null],
    ['', '', null],
  ])('%p is %p', (keys, shown, amount) => expect(typedByKeys(keys)).toEqual({ shown, atEnd: true, amount }));

  test('may be negative where the schema says so', () => {
    expect(typedByKeys('-3.2', true)).toEqual({ shown: '-3.2', atEnd: true, amount: -3.2 });
  });
});

describe('an amount that is pasted [VAL-104 FMT-007]', () => {
  test.each([
    ['.5', '0.5', 0.5],
    [' £1,234.50 ', '1,234.50', 1234.5],
    ['£ 1 234.5', '1,234.5', 1234.5],
    ['\u00a01\u202f234.50\n', '1,234.50', 1234.5],
    ['£12', '12', 12],
    ['-3.2', '3.2', 3.2],
    ['1.2.3', '0.00', 0],
    ['1e3', '', null],
    ['1.5E+3', '', null],
    ['', '', null],
  ])('as %p is %p', (text, shown, amount) => {
    expect(typedMoney(text)).toBe(shown);
    expect(amountOf(shown)).toBe(amount);
  });

  test('as 1e3 leaves the amount that is there', () => expect(typedMoney('1e3', '7.50')).toBe('7.50'));
});

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
    ['.5', '0.5', 1, 2],
    ['01.50', '1.50', 1, 0],
    ['010', '10', 2, 1],
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
