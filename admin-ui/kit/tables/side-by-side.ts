/** Table of two records: on a phone the title of a field stands above the two values, so that they have room. */
export const sideBySide = {
  '@media (max-width: 640px)': {
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& tr > *': { height: 'auto', pt: 0, pb: 0.75 },
    '& tr > :first-of-type': {
      gridColumn: '1 / -1',
      width: 'auto',
      border: 0,
      fontSize: 'sizes.caption',
      pt: 0.75,
      pb: 0,
    },
    '& thead th:first-of-type': { display: 'none' },
  },
} as const;
