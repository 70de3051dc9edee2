/** Texts of `features/help-video/`. */
export const helpVideo = {
  title: 'Help videos',
  watch: 'Watch Videos',
  failed: 'The help videos could not be loaded.',
  none: 'No help videos yet',
  noneHint: 'An administrator can add them under Global settings, Help Videos.',
  all: 'All help videos',
  help: {
    title: 'Help: %{page}',
    keys: 'Keyboard shortcuts',
  },
  newTab: 'Opens in a new tab',
} as const;
