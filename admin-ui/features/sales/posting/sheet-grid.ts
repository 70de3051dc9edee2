/** Height of a row, and widths of the columns, in CSS pixels. */
export const rowHeight = 36;
export const widths = { number: 56, branch: 136, account: 112, customer: 210, month: 104, remove: 44 };

/** Look of the grid: its head and row numbers stay while it scrolls. */
export const gridSx = {
  flex: '1 1 auto',
  minHeight: 240,
  maxHeight: { xs: 420, xl: 'none' },
  overflow: 'auto',
  scrollPadding: `${rowHeight}px 0 0 ${widths.number}px`,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  '& .head': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    minWidth: 'max-content',
    backgroundColor: 'background.paper',
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 600,
    fontSize: 13,
  },
  '& [role=columnheader], & [role=rowheader]': { display: 'flex', alignItems: 'center', px: 1, height: rowHeight },
  '& [role=rowheader], & .head > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    justifyContent: 'flex-end',
    backgroundColor: 'background.paper',
    color: 'text.secondary',
  },
  '& [role=gridcell]': { height: rowHeight, borderBottom: 1, borderRight: 1, borderColor: 'divider' },
  '& [role=rowheader]': { borderBottom: 1, borderColor: 'divider' },
  '& .head [role=combobox]': { font: 'inherit' },
  '& input': {
    width: '100%',
    height: '100%',
    px: 1,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    '&:focus': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  },
  '& .amount': { textAlign: 'right' },
  '& .left-out': { opacity: 0.45 },
  '& .wrong': { outline: '2px solid', outlineColor: 'error.main', outlineOffset: -2, color: 'error.main' },
  '& .wrong input, & .wrong [role=combobox], & .wrong svg': { color: 'inherit', fontWeight: 600 },
} as const;
