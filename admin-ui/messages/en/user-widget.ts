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
    usersHelp: 'They get the widgets in addition to their own. Choose users or a role, not both.',
    role: 'Everyone with the role',
    roleHelp: 'They get the widgets too, and this dashboard becomes the default of the role.',
    copied: 'Widgets copied to one person |||| Widgets copied to %{count} people',
    copiedToRole:
      'Widgets copied to one person. The dashboard is the default of the role %{role}. |||| Widgets copied to %{count} people. The dashboard is the default of the role %{role}.',
    failed: 'Error while copying widgets',
  },
} as const;
