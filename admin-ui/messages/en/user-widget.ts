/** Texts of `features/user-widget/`. */
export const userWidget = {
  openChoices: 'Open choices',
  copy: {
    button: 'Copy to users',
    title: 'Copy widgets',
    copy: 'Copy',
    users: 'Users',
    copied: 'Widgets copied',
    failed: 'Error while copying widgets',
  },
} as const;
