import { describe, expect, test } from '@jest/globals';
import { expiryOf as inBrowser } from '../../../admin-ui/features/quotation/expiry.ts';
import { changed, check, startWith } from '../../../admin-ui/features/quotation/form.ts';
import { expiryOf as onServer } from '../../../server/features/quotation/expiry.ts';

const wire = (iso: string) => iso.split('-').toReversed().join('/');
const priced = (quoteVerDate: string | null, expiryMonths: number | null, more: object = {}): any => ({
  quoteVerDate,
  productType: expiryMonths === null ? null : { expiryMonths },
  ...more,
});

/** The form of a quotation, as extensions see it. `typed` are the fields that a person has changed. */
function formOf(values: Record<string, unknown>, typed: readonly string[] = [], record: unknown = null): any {
  return {
    record,
    values: () => values,
    set: (more: object) => Object.assign(values, more),
    isSet: (name: string) => typed.includes(name),
    tell: () => undefined,
  };
}

describe('the expiry date [VAL-105]', () => {
  test.each([
    ['2026-11-23', 3, '2027-02-23'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-10-31', 6, '2027-04-30'],
    ['2026-12-31', 0, '2026-12-31'],
    ['2026-03-29', 120, '2036-03-29'],
  ])('of %s and %i months is %s, in the browser and on the server', (from, months, to) => {
    expect(onServer(from, months)).toBe(to);
    expect(inBrowser(priced(wire(from), months))).toBe(wire(to));
  });

  test('needs a date and a product type', () => {
    expect([inBrowser(priced(null, 3)), inBrowser(priced('23/11/2026', null)), inBrowser(priced('23/11', 3))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('of a copy is computed when its form opens; a given one is kept', () => {
    const copy = priced('23/11/2026', 3);
    expect(startWith(copy, true).expiryDate).toBe('23/02/2027');
    expect(startWith({ ...copy, expiryDate: '01/01/2027' }, true).expiryDate).toBe('01/01/2027');
    expect(startWith({ ...copy, expiryDate: null }, false).expiryDate).toBeNull();
  });

  test('follows quote date and product type until it is typed', () => {
    const values = priced('23/11/2026', 3, { expiryDate: '23/02/2027' });
    changed('productType', formOf(Object.assign(values, { productType: { expiryMonths: 1 } })));
    expect(values.expiryDate).toBe('23/12/2026');
    changed('productQty', formOf(Object.assign(values, { quoteVerDate: '24/11/2026' })));
    expect(values.expiryDate).toBe('23/12/2026');
    changed('quoteVerDate', formOf(Object.assign(values, { expiryDate: '01/01/2027' }), ['expiryDate']));
    expect(values.expiryDate).toBe('01/01/2027');
  });

  test('of a saved quotation moves only if it is empty', () => {
    const values = priced('23/11/2026', 1, { expiryDate: '23/02/2027' });
    changed('productType', formOf(values, [], {}));
    expect(values.expiryDate).toBe('23/02/2027');
    changed('productType', formOf(Object.assign(values, { expiryDate: null }), ['expiryDate'], {}));
    expect(values.expiryDate).toBe('23/12/2026');
  });

  test('is not before the quote date', () => {
    const message = { expiryDate: 'Expiry Date must not be before Quote Date.' };
    expect(check(priced('23/11/2026', 3, { expiryDate: '22/11/2026' }))).toEqual(message);
    expect(check(priced('23/11/2026', 3, { expiryDate: '23/11/2026' }))).toEqual({});
  });
});
