import { describe, expect, test } from '@jest/globals';
import { colours, severities } from '../../admin-ui/core/theme/colours.ts';
import { grounds } from '../../admin-ui/core/theme/grounds.ts';

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test('black on white is 21 to 1', () => expect(contrast('#000000', '#ffffff')).toBeCloseTo(21));

describe('Text has at least 4.5 to 1', () => {
  test.each(Object.entries(colours))('in %s: on the grounds, and under the text of a button', (_, shades) => {
    for (const [i, mode] of (['light', 'dark'] as const).entries()) {
      const { page, paper, onPrimary } = grounds[mode];
      for (const other of [page, paper, onPrimary]) expect(contrast(shades[i]!, other)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['light', 'dark'] as const)('of text and faint text on %s grounds', (mode) => {
    const { page, paper, hover, text, faint } = grounds[mode];
    for (const ground of [page, paper, hover])
      for (const ink of [text, faint]) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['light', 'dark'] as const)('in each badge on %s grounds', (mode) => {
    for (const [ink, ground] of Object.values(severities[mode]))
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

test('the 17 colours of the specification are there', () => expect(Object.keys(colours)).toHaveLength(17));
