/** Words that several features use. */
export const words = {
  actions: 'Actions',
  clear: 'Clear',
  clearFilters: 'Clear filters',
  delete: 'Delete',
  download: 'Download',
  loading: 'Loading',
  loadingRows: 'Loading…',
  rows: 'Rows',
  scrollable: '%{title}, scrollable',
  select: 'Select',
  tryAgain: 'Try again',
  undo: 'Undo',
} as const;
