import { darken, lighten, type ThemeOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { colours, type Colour } from './colours.ts';
import { grounds } from './grounds.ts';
import { muiTexts as texts } from './mui-texts.ts';

/** Widths of the shell, in pixels. */
export const shell = { menu: 240, slim: 64, top: 56 } as const;

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
      text: { primary: ground.text, secondary: ground.faint, disabled: ground.faint },
      divider: ground.line,
      action: { hover: ground.hover },
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: "'Inter Variable', system-ui, sans-serif",
      fontSize: 14,
      h1: { fontSize: 20, lineHeight: '28px', fontWeight: 650, letterSpacing: '-0.01em' },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
      h6: { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 14, lineHeight: '20px' },
      caption: { fontSize: 12, lineHeight: '16px' },
      button: { textTransform: 'none', fontWeight: 550 },
    },
    components: componentsOf(ground, main),
  };
  return options as RaThemeOptions;
}

/** Styles of MUI's components, in the neutral colours of a theme. */
const componentsOf = (ground: (typeof grounds)['light' | 'dark'], main: string): ThemeOptions['components'] => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: "'cv05', 'cv11'" },
      ':focus-visible': { outline: `2px solid ${main}`, outlineOffset: 2 },
      '.MuiInputBase-input:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: { root: { minHeight: 32, paddingInline: 12, whiteSpace: 'nowrap' } },
    variants: [{ props: { variant: 'outlined', color: 'inherit' }, style: { borderColor: ground.edge } }],
  },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 8, border: `1px solid ${ground.line}`, boxShadow: '0 12px 40px rgb(15 23 42 / 0.22)' },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: 8, border: `1px solid ${ground.line}`, boxShadow: '0 8px 24px rgb(15 23 42 / 0.16)' },
    },
  },
  MuiAutocomplete: {
    defaultProps: texts.autocomplete,
    styleOverrides: {
      paper: { borderRadius: 8, border: `1px solid ${ground.line}`, boxShadow: '0 8px 24px rgb(15 23 42 / 0.16)' },
      noOptions: { color: ground.faint },
      // Same height and padding as other inputs.
      inputRoot: { '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: 4.5, paddingLeft: 2 } },
    },
  },
  MuiBreadcrumbs: { defaultProps: texts.breadcrumbs },
  MuiTablePagination: { defaultProps: texts.pagination },
  MuiTooltip: { defaultProps: { enterDelay: 400, arrow: false } },
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { backgroundColor: ground.paper, '&.Mui-disabled, &.Mui-readOnly': { backgroundColor: ground.page } },
      input: {
        height: 20,
        paddingBlock: 7,
        paddingInline: 10,
        '&.Mui-disabled': { WebkitTextFillColor: ground.text },
      },
      notchedOutline: { borderColor: ground.edge },
      multiline: { padding: 0, '& textarea': { paddingBlock: 7, paddingInline: 10, height: 'auto' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginTop: 4, fontSize: 12, lineHeight: '16px' } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { height: 40, paddingBlock: 0, paddingInline: 8, borderColor: ground.line, fontSize: 14 },
      head: { fontSize: 12, fontWeight: 550, color: ground.faint, backgroundColor: ground.paper },
      stickyHeader: { backgroundColor: ground.paper },
    },
  },
  MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 6 } } },
  MuiAlert: {
    defaultProps: texts.alert,
    styleOverrides: {
      action: { alignItems: 'center', paddingTop: 0 },
      // MUI puts white text on a medium tone, which is hard to read in the dark theme.
      filled: ({ theme, ownerState }) => {
        const tone = theme.palette[ownerState.severity ?? 'success'];
        return { backgroundColor: tone.main, color: tone.contrastText };
      },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 40, textTransform: 'none', fontWeight: 550, paddingInline: 12, minWidth: 0 },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiToggleButton: { styleOverrides: { root: { color: ground.faint } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: 14 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32 } } },
});
