import { oneLine } from '../../kit/tables/one-line.ts';
import { rowHeight } from '../../kit/tables/row-height.ts';
import type { Theme } from '@mui/material/styles';

const main = (theme: Theme) => (theme.vars ?? theme).palette.primary.main;

/** What is said about a row, on a line above its name: that it is new. */
export const noteStyle = {
  content: 'attr(data-note)',
  display: 'block',
  typography: 'caption',
  lineHeight: '14px',
  fontWeight: 'fontWeightMedium',
  color: 'primary.main',
} as const;

/** Styles of the body of a list, with those of its rows and cells. */
export const rowStyles = (theme: Theme) => ({
  // The colours are opaque, because the last cell, which stays in view, has that of its row.
  '& tr': { outline: 'none', bgcolor: 'background.paper' },
  '& tr:hover': { backgroundColor: 'action.hover' },
  '& tr[data-selected]': {
    backgroundColor: `color-mix(in srgb, ${main(theme)} 8%, ${theme.palette.background.paper})`,
  },
  '& tr[data-made]': { backgroundColor: `color-mix(in srgb, ${main(theme)} 5%, ${theme.palette.background.paper})` },
  '& [data-note]::before': noteStyle,
  '& tr[data-current]': { boxShadow: `inset 2px 0 0 ${main(theme)}` },
  '& tr[data-dragged]': { opacity: 0.4 },
  '& tr[data-drop=before] > td': { boxShadow: `inset 0 2px 0 ${main(theme)}` },
  '& tr[data-drop=after] > td': { boxShadow: `inset 0 -2px 0 ${main(theme)}` },
  '& td': {
    height: rowHeight,
    paddingBlock: 0,
    px: 1,
    borderBottom: 1,
    borderColor: 'divider',
    typography: 'body2',
    fontSize: 'sizes.table',
  },
  '& td[data-cell=box]': { pl: 1, pr: 0 },
  // Stays in view if the columns are wider than the page.
  '& td[data-cell=actions]': { position: 'sticky', right: 0, pl: 0, textAlign: 'right', bgcolor: 'inherit' },
  '& :is(td[data-cell=value], td[data-cell=first])': {
    ...oneLine,
    position: 'relative',
    // Do not truncate buttons.
    '&:has(button:not([data-edit-here]))': { textOverflow: 'clip' },
    '& a': { ...oneLine['& a'], paddingBlock: '2px' },
  },
  '& td:is([data-format^=date], [data-format=time])': { fontVariantNumeric: 'tabular-nums' },
  '& td[data-cell=first]': { fontWeight: 'fontWeightMedium' },
});
