/** Style of a small table on a telephone: each row is a card, and each cell is below its `data-title`. */
export const stacked = {
  '& td': { paddingBlock: '6px' },
  '@media (max-width: 640px)': {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
    '&, & tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      mb: 1,
      py: 0.5,
    },
    '& tbody td': {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      alignItems: 'center',
      border: 0,
      height: 'auto',
      minWidth: 0,
      paddingBlock: '2px',
      textAlign: 'left',
      justifyItems: 'start',
      whiteSpace: 'normal',
    },
    '& tbody td::before': { content: 'attr(data-title)', fontSize: 'sizes.caption', color: 'text.secondary' },
  },
} as const;
