import { describe, expect, test } from '@jest/globals';
import { blend, parse, wcagContrast } from 'culori';
import { swatches } from '../../admin-ui/core/theme/colours.ts';
import { grounds } from '../../admin-ui/core/theme/grounds.ts';
import { tint } from '../../admin-ui/kit/fields/StatusBadge.tsx';
import { statuses } from '../../server/seed/data/statuses.ts';

const { activityStatus, opportunityStatus, quoteStatus } = statuses;

test('each status of a new database has a colour that its form offers [STA-037 STA-042]', () => {
  const offered: readonly unknown[] = Object.values(swatches);
  const all = [activityStatus, opportunityStatus, quoteStatus].flatMap((list) => list!);
  expect(all).toHaveLength(6 + 9 + 6);
  expect(all.filter(({ colourCode }) => !offered.includes(colourCode))).toEqual([]);
});

describe.each(['light', 'dark'] as const)('In the %s theme', (mode) => {
  const { paper, text } = grounds[mode];

  test.each(Object.entries(swatches))('the badge in %s has a readable word and a dot that can be seen', (_, colour) => {
    const ground = blend([paper, { ...parse(colour)!, alpha: tint / 100 }]);
    expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });
});
