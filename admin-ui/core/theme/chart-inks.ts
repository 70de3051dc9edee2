import { darken, getContrastRatio, lighten } from '@mui/material/styles';
import { grounds } from './grounds.ts';

/** Contrasts to the background of the strongest and the faintest colour of a chart. WCAG asks for 3 at least. */
const [strongest, faintest] = [12, 3.1];

/** Maximum number of colours; more could not be told apart. */
const most = 6;

/**
 * The colours for a number of series or parts: one hue, from strong to faint, in steps of equal contrast. They also
 * differ without colour, on paper or for the colour-blind.
 * @param main the primary colour of the theme, which a single series has
 * @param count number of series or parts; at most six get a colour of their own
 */
export function chartInks(mode: 'light' | 'dark', main: string, count: number): readonly string[] {
  const steps = Math.min(count, most);
  if (steps < 2) return [main];
  const ratio = (faintest / strongest) ** (1 / (steps - 1));
  return Array.from({ length: steps }, (_, i) => withContrast(mode, main, strongest * ratio ** i));
}

/** A colour mixed with black or white until it has a contrast to the background. */
function withContrast(mode: 'light' | 'dark', main: string, contrast: number): string {
  const ground = grounds[mode].paper;
  const isFaint = getContrastRatio(main, ground) > contrast;
  const mixed = (mode === 'light') === isFaint ? lighten : darken;
  let [low, high] = [0, 1];
  // Each step halves the error: 12 are more than the 256 shades of a screen need.
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    const isBeyond = getContrastRatio(mixed(main, middle), ground) > contrast !== isFaint;
    if (isBeyond) high = middle;
    else low = middle;
  }
  return mixed(main, isFaint ? low : high);
}
