import { describe, expect, test } from '@jest/globals';
import { createTheme } from '@mui/material/styles';
import { blend, converter, wcagContrast } from 'culori';
import { chartInks } from '../../admin-ui/core/theme/chart-inks.ts';
import { colours, severities, type Colour } from '../../admin-ui/core/theme/colours.ts';
import { grounds, menuShades } from '../../admin-ui/core/theme/grounds.ts';
import { themeOptions } from '../../admin-ui/core/theme/theme.ts';

const modes = ['light', 'dark'] as const;
const themes = modes.flatMap((mode) => (Object.keys(colours) as Colour[]).map((colour) => ({ mode, colour })));

/** Contrast of a text that is not bold to the ground behind it, by WCAG 2.2 AA. */
const readable = 4.5;

test('there are 34 themes: 17 colours, light and dark', () => expect(themes).toHaveLength(34));

describe.each(themes)('In the theme $colour, $mode,', ({ mode, colour }) => {
  const { palette } = createTheme(themeOptions(mode, colour) as object);
  const { page, paper, hover } = grounds[mode];

  test('links and buttons are readable on every ground, and the text on a button, also below the pointer', () => {
    const pairs = [
      ...[page, paper, hover].map((ground) => [palette.primary.main, ground]),
      [palette.primary.contrastText, palette.primary.main],
      [palette.primary.contrastText, palette.primary.dark],
    ] as [string, string][];
    expect(pairs.filter(([text, ground]) => wcagContrast(text, ground) < readable)).toEqual([]);
  });

  test('the colours of a chart stand out from the page, have one hue, and differ without colour', () => {
    const { main } = palette.primary;
    expect(chartInks(mode, main, 1)).toEqual([main]);
    for (const count of [2, 3, 6, 15]) {
      const inks = chartInks(mode, main, count);
      expect(inks).toHaveLength(Math.min(count, 6));
      const contrasts = inks.map((ink) => Math.min(...[page, paper].map((ground) => wcagContrast(ink, ground))));
      expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(3);
      // Each is clearly fainter than the one before it, for every kind of sight.
      expect(contrasts.slice(1).filter((contrast, i) => contrasts[i]! / contrast < 1.28)).toEqual([]);
      const hues = inks.map((ink) => converter('oklch')(ink)!).filter(({ c }) => c > 0.02);
      const hue = converter('oklch')(main)!.h!;
      // Mixing a colour with white turns its hue a little.
      for (const { h } of hues) expect(Math.abs(((h! - hue + 540) % 360) - 180)).toBeLessThan(25);
    }
  });

  test('last year stands out from the page in grey', () => {
    const { past } = grounds[mode];
    expect(Math.min(...[page, paper].map((ground) => wcagContrast(past, ground)))).toBeGreaterThanOrEqual(3);
    expect(converter('oklch')(past)!.c).toBeLessThan(0.04);
  });
});

describe.each(modes)('In the %s themes', (mode) => {
  const { page, paper, hover, text, faint, edge } = grounds[mode];

  test('texts, badges and messages are readable, and the edge of an input can be seen', () => {
    const { palette } = createTheme(themeOptions(mode, 'blue') as object);
    const messages = (['error', 'warning', 'success', 'info'] as const).map((name) => palette[name].main);
    const pairs = [
      ...[page, paper, hover].flatMap((ground) => [text, faint, ...messages].map((one) => [one, ground] as const)),
      ...Object.values(severities[mode]),
    ];
    expect(pairs.filter(([one, ground]) => wcagContrast(one, ground) < readable)).toEqual([]);
    expect(wcagContrast(edge, paper)).toBeGreaterThan(mode === 'light' ? 3 : 2.5);
  });
});

test('the dark menu is readable, also at the current page and below the pointer', () => {
  const { ground, text, hover, current } = menuShades;
  for (const shade of [ground, hover, current])
    expect(wcagContrast(text, blend([ground, shade]))).toBeGreaterThanOrEqual(readable);
});
