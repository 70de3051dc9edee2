/** Texts of `features/settings/`. */
export const settings = {
  title: 'All settings',
  about: 'The lists that forms choose from. A list that you change is up to date for everyone within a minute.',
  entries: '%{number} entry |||| %{number} entries',
  inactive: '%{count} inactive',
  none: 'No entries yet',
  failed: 'The numbers of entries could not be loaded.',
} as const;
