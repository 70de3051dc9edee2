const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Style of a cell that shows its text in one line, cut where the column ends. Links in it are cut too. */
export const oneLine = {
  ...cut,
  whiteSpace: 'nowrap',
  '& a': { ...cut, display: 'inline-block', maxWidth: '100%', verticalAlign: 'middle' },
  // Where a longer text may wrap, as an e-mail address.
  '& wbr': { display: 'none' },
} as const;

/** Style of a cell that shows its whole text, in lines as it was typed. */
export const wholeText = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: 240 } as const;
