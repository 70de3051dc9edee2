/** Forms of new records, and the lists that show what was saved. */
export const newRecord = {
  saveAndNew: 'Save and new',
  more: 'More fields',
  hiddenByFilter: 'Does not match the filter',
  onOtherPage: 'On another page',
} as const;
