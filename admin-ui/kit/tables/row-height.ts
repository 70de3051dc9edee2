/** The height of rows as a style: that of the table, or else 40 px. */
export const rowHeight = 'var(--row-height, 40px)';

/** The style of a table with narrow rows. */
export const dense = { '--row-height': '32px' } as const;
