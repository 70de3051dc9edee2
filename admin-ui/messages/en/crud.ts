/** Texts of `crud/`. */
export const crud = {
  empty: {
    none: 'No %{plural} yet',
    filtered: 'No %{plural} match',
    filteredHint: 'Try other words, or clear the filters.',
    failed: 'The %{plural} could not be loaded',
    failedHint: 'The server may be busy, or your connection may be down.',
    clearFilters: 'Clear filters',
    tryAgain: 'Try again',
    add: 'New %{title}',
  },
} as const;
