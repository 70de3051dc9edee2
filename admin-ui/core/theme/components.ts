import type { ThemeOptions } from '@mui/material/styles';
import type { grounds } from './grounds.ts';
import { muiTexts as texts } from './mui-texts.ts';
import { screenMedia } from './screen-media.ts';
import { typography } from './type.ts';

const { sizes, fontWeightMedium } = typography;

type Ground = (typeof grounds)['light' | 'dark'];
type Components = NonNullable<ThemeOptions['components']>;

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    section: true;
  }
}

/** Styles of MUI's components, in the neutral colours of a theme. */
export const componentsOf = (ground: Ground, main: string): Components => ({
  ...pageOf(main),
  ...surfacesOf(ground),
  ...buttonsOf(ground),
  ...chipsOf(ground, main),
  ...inputsOf(ground),
  ...listsOf(ground),
  ...navigation,
});

const pageOf = (main: string): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontFeatureSettings: "'cv05', 'cv11'" },
      // Digits of one width line up below each other. In a text they would come with a hyphen as wide as a digit.
      ':is(td, th)[align=right], .MuiTableCell-alignRight, time': { fontVariantNumeric: 'tabular-nums' },
      ':focus-visible': { outline: `2px solid ${main}`, outlineOffset: 2 },
      '.MuiInputBase-input:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiUseMediaQuery: { defaultProps: { matchMedia: screenMedia } },
});

const surfacesOf = (ground: Ground): Components => ({
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
    variants: [
      {
        // A part of a page without a frame. A hairline separates it from the part above.
        props: { variant: 'section' },
        style: {
          borderRadius: 0,
          backgroundColor: 'transparent',
          '.MuiPaper-section + &': { borderTop: `1px solid ${ground.line}`, paddingTop: 16 },
        },
      },
    ],
  },
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
  MuiTooltip: { defaultProps: { enterDelay: 400, arrow: false } },
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
});

const buttonsOf = (ground: Ground): Components => ({
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: { root: { minHeight: 32, paddingInline: 12, whiteSpace: 'nowrap' } },
    variants: [{ props: { variant: 'outlined', color: 'inherit' }, style: { borderColor: ground.edge } }],
  },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiToggleButton: { styleOverrides: { root: { color: ground.faint } } },
});

/** Filters and choices: without an edge; what is chosen is tinted and has one. */
const chipsOf = (ground: Ground, main: string): Components => ({
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { borderRadius: 6 }, sizeMedium: { height: 28 } },
    variants: [
      {
        props: { variant: 'outlined', color: 'default' },
        style: {
          border: 'none',
          backgroundColor: ground.hover,
          '&.MuiChip-clickable:hover': { backgroundColor: ground.line },
          '& .MuiChip-label': { paddingInline: 10 },
          '& .MuiChip-deleteIcon': { color: ground.dim },
        },
      },
      {
        props: { variant: 'filled', color: 'primary' },
        style: {
          color: ground.text,
          fontWeight: fontWeightMedium,
          backgroundColor: tinted(main, ground, 12),
          boxShadow: `inset 0 0 0 1px ${main}`,
          '&.MuiChip-clickable:hover, &.Mui-focusVisible': { backgroundColor: tinted(main, ground, 20) },
          '& .MuiChip-label': { paddingInline: 10 },
          '& .MuiChip-deleteIcon, & .MuiChip-icon': { color: main },
        },
      },
    ],
  },
});

/** The background of a page with some percent of a colour. */
const tinted = (main: string, ground: Ground, percent: number) =>
  `color-mix(in srgb, ${main} ${percent}%, ${ground.page})`;

const inputsOf = (ground: Ground): Components => ({
  MuiAutocomplete: {
    defaultProps: texts.autocomplete,
    styleOverrides: {
      paper: { borderRadius: 8, border: `1px solid ${ground.line}`, boxShadow: '0 8px 24px rgb(15 23 42 / 0.16)' },
      noOptions: { color: ground.faint },
      // Same height and padding as other inputs.
      inputRoot: { '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { paddingBlock: 4.5, paddingLeft: 2 } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { backgroundColor: ground.paper, '&.Mui-disabled, &.Mui-readOnly': { backgroundColor: ground.sunk } },
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
    styleOverrides: { root: { marginInline: 0, marginTop: 4, ...typography.caption } },
  },
});

const listsOf = (ground: Ground): Components => ({
  MuiTableCell: {
    styleOverrides: {
      root: { height: 40, paddingBlock: 0, paddingInline: 8, borderColor: ground.line, fontSize: sizes.table },
      head: { ...typography.caption, fontWeight: fontWeightMedium, color: ground.dim, backgroundColor: ground.paper },
      stickyHeader: { backgroundColor: ground.paper },
    },
  },
  MuiTablePagination: { defaultProps: texts.pagination },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: sizes.base } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32 } } },
});

const navigation: Components = {
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      // In the middle of a sentence, colour alone does not show a link.
      root: { '&:focus-visible, :is(p) > &': { textDecoration: 'underline' } },
    },
  },
  MuiBreadcrumbs: { defaultProps: texts.breadcrumbs },
  MuiTab: {
    styleOverrides: {
      root: { minHeight: 40, textTransform: 'none', fontWeight: fontWeightMedium, paddingInline: 12, minWidth: 0 },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
};
