import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Validators } from '../../server/core/model/definition.ts';
import { modelBelow, projectRoot } from '../support/schemas.ts';
import { refused, validatorsOf, within } from '../support/validators.ts';

let customer: Validators;
let status: Validators;
let sales: Validators;
beforeAll(async () => {
  const model = modelBelow(projectRoot);
  customer = await validatorsOf(model, 'customer');
  status = await validatorsOf(model, 'activityStatus');
  sales = await validatorsOf(model, 'actualSales');
});

describe('A text of a known kind', () => {
  test.each([
    ['email', 'ann.o-neill+crm@example.co.uk'],
    ['website', 'https://example.co.uk/about?x=1'],
    ['website', 'example.com'],
    ['website', 'http://www.example.co.uk:8080/a/b.html?to=https://other.example#c@d'],
    ['phoneNo', '+44 (0)114 496 0000'],
    ['phoneNo', '0114 496 0000 x12'],
  ])('%s takes %s', (field, text) => {
    expect(refused(customer.input, { [field]: text })).toEqual([]);
  });

  test.each([
    ['email', 'ann'],
    ['email', 'ann@example'],
    ['email', 'ann bell@example.com'],
    ['email', 'ann@example.com,bob.example.com'],
    ['email', 'sales:ann@example.com'],
    ['email', 'ann@example.com;'],
    ['email', '<ann@example.com>'],
    ['email', '"ann"@example.com'],
    ['website', 'example'],
    ['website', 'two words.com'],
    ['website', 'javascript:alert(document.cookie)'],
    ['website', 'ftp://files.example.com'],
    ['website', 'https://www.bank.example@other.example'],
    ['phoneNo', 'none'],
    ['phoneNo', '123'],
  ])('%s refuses %s', (field, text) => {
    expect(refused(customer.input, { [field]: text })).toEqual([field]);
  });

  test.each([0, 0.07, 1.1, 19.99, -4.35, 1234.5, 999_999_999.99])('an amount takes %d', (value) => {
    expect(refused(sales.input, { salesValue: value })).toEqual([]);
  });

  test.each([0.125, 0.001, -12.345, 1_000_000.999])('an amount refuses %d, which is not whole pence', (value) => {
    expect(refused(sales.input, { salesValue: value })).toEqual(['salesValue']);
  });

  test('an e-mail address is refused if it is too long', () => {
    expect(refused(customer.input, { email: `${'a'.repeat(242)}@example.com` })).toEqual([]);
    expect(refused(customer.input, { email: `${'a'.repeat(243)}@example.com` })).toEqual(['email']);
  });

  test('a colour has six digits', () => {
    expect(refused(status.input, { colourCode: '#1976d2' })).toEqual([]);
    expect(refused(status.input, { colourCode: 'red' })).toEqual(['colourCode']);
    expect(refused(status.input, { colourCode: '#fff' })).toEqual(['colourCode']);
  });

  test('a month is a whole number from 1 to 12', () => {
    for (const sMonth of [1, 12, null]) expect(refused(sales.input, { sMonth })).toEqual([]);
    for (const sMonth of [0, 13, 1.5, 'March']) expect(refused(sales.input, { sMonth })).toEqual(['sMonth']);
    expect(sales.invalid.sMonth).toBe('Month must be a month from 1 to 12.');
  });
});

describe('A text made to keep the server busy is refused at once', () => {
  test.each([
    ['tags', '1,'.repeat(100_000)],
    ['email', `a@${'.'.repeat(200_000)}@`],
    ['website', `${'.'.repeat(200_000)} `],
    ['phoneNo', `${'1'.repeat(200_000)}?`],
    ['mainNotes', 'x'.repeat(900_000)],
  ])('as %s', (field, text) => {
    expect(within(2000, customer.input, { [field]: text })).toBe(false);
  });
});
