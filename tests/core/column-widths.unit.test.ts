import { describe, expect, test } from '@jest/globals';
import { widthOf as widthSent } from '../../admin-ui/crud/list/column-width.ts';
import { columnWidths, widthOf, type Measured } from '../../admin-ui/kit/tables/column-widths.ts';

const number: Measured = { name: 'number', natural: 90, isText: false };
const branch: Measured = { name: 'branch', natural: 110, isText: true };
const description: Measured = { name: 'description', natural: 300, isText: true };
const customer: Measured = { name: 'customer', natural: 200, isText: true };

describe('widths of columns', () => {
  test('a number or a short text keeps its width', () => {
    const widths = columnWidths([number, branch, description], {}, 40);
    expect([widths['--auto-number'], widths['--auto-branch']]).toEqual(['90px', '110px']);
  });

  test('a number is never cut, a text is', () => {
    const widths = columnWidths([number, branch, description], {}, 0);
    expect([widths['--limit-number'], widths['--limit-branch']]).toEqual([undefined, '160px']);
  });

  test('the first column, which names the record, keeps its width if a name fits', () => {
    const contact: Measured = { name: 'contact', natural: 182, isText: true };
    expect(columnWidths([contact, customer], {}, 0)['--auto-contact']).toBe('182px');
    expect(columnWidths([customer, contact], {}, 0)['--auto-contact']).toContain('max(');
  });

  test('without a wide text, the widest text gets the rest', () => {
    const town: Measured = { name: 'town', natural: 80, isText: true };
    const widths = columnWidths([number, town, branch], {}, 44);
    expect(widths['--auto-town']).toBe('80px');
    expect(widths['--auto-branch']).toEqual(
      expect.stringMatching(/^max\(110px .*, \(100cqw - 216px - 0cqw\) \* 1\.0000\)$/),
    );
  });

  test('wide texts share the rest in proportion to their content', () => {
    const widths = columnWidths([number, description, customer], {}, 44);
    expect(widths['--auto-description']).toMatch(/^max\(104px .*, \(100cqw - 136px - 0cqw\) \* 0\.6000\)$/);
    expect(widths['--auto-customer']).toMatch(/^max\(104px .*, \(100cqw - 136px - 0cqw\) \* 0\.4000\)$/);
  });

  test('in a table that scrolls anyway, a wide text has more than its least width', () => {
    const widths = columnWidths([number, description, customer], {}, 44);
    expect(widths['--auto-customer']).toContain('104px + clamp(0px, (208px - (100cqw - 136px - 0cqw)) * 1000, 80px)');
  });

  test('one very long text does not take the room of the others', () => {
    const long = { ...description, natural: 4000 };
    const widths = columnWidths([long, { ...customer, natural: 420 }], {}, 0);
    expect(widths['--auto-customer']).toContain('* 0.5000');
  });

  test('a width that a user has set counts instead of the content', () => {
    const widths = columnWidths([number, description, customer], { description: 30 }, 0);
    expect(widths['--width-description']).toBe('30cqw');
    expect(widths['--auto-description']).toBeUndefined();
    expect(widths['--auto-customer']).toMatch(/^max\(104px .*, \(100cqw - 92px - 30cqw\) \* 1\.0000\)$/);
    expect(widthOf('description').width).toBe('var(--width-description, var(--auto-description, auto))');
  });

  test('0 is not a width: it marks a column that fits its content [CON-025]', () => {
    expect(columnWidths([number], { number: 0 }, 0)).toEqual({ '--auto-number': '90px' });
  });
});

test.each([
  [335, 101],
  [334, 100],
  [1000, 300],
])('of a column of %d pixels in a table of 1,000, %d is sent: its share of 300, rounded [CON-025]', (pixels, width) =>
  expect(widthSent(pixels, 1000)).toBe(width),
);
