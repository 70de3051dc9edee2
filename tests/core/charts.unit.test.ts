import { expect, test } from '@jest/globals';
import { inWords } from '../../admin-ui/kit/charts/chart.ts';
import { formatShort, withYearBefore } from '../../admin-ui/kit/charts/chart-data.ts';

const won = { name: 'Value', format: 'money', data: [388_000, 1200], before: [250_000, 0] } as const;
const data = { labels: ['Jan 2026', 'Feb 2026'], series: [won] };

test('a chart with the year before names both values of each month', () => {
  expect(inWords({ title: 'Won', data })).toBe(
    'Won. Jan 2026: £388,000.00, Value, a year before £250,000.00; Feb 2026: £1,200.00, Value, a year before £0.00',
  );
  expect(withYearBefore(data).map(({ name, data: values }) => [name, values])).toEqual([
    ['Value', [388_000, 1200]],
    ['Value, a year before', [250_000, 0]],
  ]);
});

test.each([
  [387_942.1, '£388k'],
  [1_234_567, '£1.2m'],
  [950, '£950'],
])('%d pounds are short as %s', (value, text) => {
  expect(formatShort(value, 'money')).toBe(text);
});
