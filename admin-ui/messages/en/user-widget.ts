/** Texts of the dialogs of widgets. */
export const userWidget = {
  openChoices: 'Open choices',
  required: '%{name} is required.',
  noFilter: 'All rows',
  noPeriod: 'All time',
  preview: {
    title: 'Preview',
    incomplete: 'Complete the fields above to see the widget.',
  },
  copy: {
    button: 'Copy to users',
    title: 'Copy widgets',
    copy: 'Copy',
    users: 'Users',
    role: 'Everyone with the role',
    roleHelp: 'They get the widgets in addition to their own. This dashboard becomes the default of the role.',
    copied: 'Widgets copied',
    failed: 'Error while copying widgets',
  },
} as const;
