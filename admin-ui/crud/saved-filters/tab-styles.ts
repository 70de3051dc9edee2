/** Styles of the tabs above a list: a line of one height, whatever has loaded. */
export const tabStyles = {
  display: 'flex',
  flexShrink: 0,
  height: 32,
  minWidth: 0,
  borderBottom: 1,
  borderColor: 'divider',
  '& [role=tablist]': {
    display: 'flex',
    // The tabs that do not fit are in the next line, which is cut off.
    flexWrap: { xs: 'nowrap', sm: 'wrap' },
    alignContent: 'flex-start',
    flex: '0 1 auto',
    gap: 0.5,
    minWidth: 0,
    overflowX: { xs: 'auto', sm: 'hidden' },
    overflowY: 'hidden',
    scrollbarWidth: 'none',
  },
  '& [role=tab], & [data-more]': {
    height: 32,
    flexShrink: 0,
    px: 1,
    gap: 0.75,
    maxWidth: 220,
    typography: 'body2',
    fontSize: 'sizes.table',
    color: 'text.secondary',
    borderRadius: '6px 6px 0 0',
    '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '& [role=tab][aria-selected=true], & [data-more][data-chosen]': {
    color: 'text.primary',
    fontWeight: 'fontWeightMedium',
    boxShadow: (theme: { readonly vars?: { palette: { primary: { main: string } } } }) =>
      `inset 0 -2px 0 ${theme.vars?.palette.primary.main}`,
  },
  '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Numbers do not move the names when they load.
  '& [data-count]': {
    minWidth: 34,
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    color: 'text.secondary',
    fontWeight: 'fontWeightRegular',
  },
  '& [data-more]': { ml: 'auto' },
} as const;
