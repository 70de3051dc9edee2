import { darken, lighten, type ThemeOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { colours, type Colour } from './colours.ts';
import { componentsOf } from './components.ts';
import { grounds } from './grounds.ts';
import { typography } from './type.ts';

/** Widths of the shell, in pixels. */
export const shell = { menu: 220, slim: 64, top: 56 } as const;

/** Desktop is wider than 1024 px, a telephone has 640 px or less (CON-013). */
const breakpoints = { values: { xs: 0, sm: 641, md: 1025, lg: 1200, xl: 1536 } };

/** Options of the theme. All colours, sizes and shadows of the product are in this folder. */
export function themeOptions(mode: 'light' | 'dark', colour: Colour): RaThemeOptions {
  const ground = grounds[mode];
  const main = colours[colour][mode === 'light' ? 0 : 1];
  const options: ThemeOptions = {
    cssVariables: true,
    breakpoints,
    palette: {
      mode,
      // On hover, a button moves away from the background colour, so that its text stays readable.
      primary: {
        main,
        dark: mode === 'light' ? darken(main, 0.15) : lighten(main, 0.15),
        contrastText: ground.onPrimary,
      },
      error: { main: mode === 'light' ? '#b3261e' : '#ffb4ac' },
      warning: { main: mode === 'light' ? '#8a5000' : '#f6c77a' },
      success: { main: mode === 'light' ? '#146c36' : '#8fdcab' },
      info: { main: mode === 'light' ? '#0b5f8a' : '#8fd3f7' },
      background: { default: ground.page, paper: ground.paper },
      text: { primary: ground.text, secondary: ground.faint, disabled: ground.dim },
      divider: ground.line,
      action: { hover: ground.hover },
    },
    shape: { borderRadius: 6 },
    typography,
    components: componentsOf(ground, main),
  };
  return options as RaThemeOptions;
}
