import { describe, expect, test } from '@jest/globals';
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
    const widths = columnWidths([number, branch], {}, 0);
    expect([widths['--limit-number'], widths['--limit-branch']]).toEqual([undefined, '160px']);
  });

  test('wide texts share the rest in proportion to their content', () => {
    const widths = columnWidths([number, description, customer], {}, 44);
    expect(widths['--auto-description']).toBe('max(104px, (100cqw - 136px - 0cqw) * 0.6000)');
    expect(widths['--auto-customer']).toBe('max(104px, (100cqw - 136px - 0cqw) * 0.4000)');
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
    expect(widths['--auto-customer']).toBe('max(104px, (100cqw - 92px - 30cqw) * 1.0000)');
    expect(widthOf('description').width).toBe('var(--width-description, var(--auto-description, auto))');
  });

  test('0 is no width, as CON-025 keeps it for a column that fits its content', () => {
    expect(columnWidths([number], { number: 0 }, 0)).toEqual({ '--auto-number': '90px' });
  });
});
