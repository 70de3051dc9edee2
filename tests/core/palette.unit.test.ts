import { describe, expect, test } from '@jest/globals';
import { createTheme } from '@mui/material/styles';
import {
  blend,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
  type Color,
} from 'culori';
import { chartColours, colours, severities, type Colour } from '../../admin-ui/core/theme/colours.ts';
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

  test('the colours of a chart stand out, and differ for people with each kind of colour blindness', () => {
    const faintest = Math.min(
      ...chartColours[mode].flatMap((ink) => [page, paper, hover].map((ground) => wcagContrast(ink, ground))),
    );
    expect(faintest).toBeGreaterThanOrEqual(3);
    const difference = differenceCiede2000();
    const same = <C extends Color>(colour: C) => colour;
    const sights = [same, filterDeficiencyProt(1), filterDeficiencyDeuter(1), filterDeficiencyTrit(1)];
    for (const sight of sights) {
      const seen = chartColours[mode].map((ink) => sight(parse(ink)!));
      const closest = seen.flatMap((one, i) => seen.slice(i + 1).map((other) => difference(one, other)));
      // Two colours with a CIEDE2000 difference over 10 are taken for different at a glance.
      expect(Math.min(...closest)).toBeGreaterThan(15);
    }
  });
});

test('the dark menu is readable, also at the current page and below the pointer', () => {
  const { ground, text, hover, current } = menuShades;
  for (const shade of [ground, hover, current])
    expect(wcagContrast(text, blend([ground, shade]))).toBeGreaterThanOrEqual(readable);
});
