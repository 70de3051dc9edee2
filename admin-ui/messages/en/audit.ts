export const audit = {
  title: 'Audit',
  about: 'Changes to users, roles, permissions and settings, newest first.',
  kind: 'Kind',
  user: 'Changed by',
  period: 'Period',
  none: 'No changes yet',
  noMatch: 'No change matches the filters.',
  more: 'Show older changes',
  number: 'Number %{number}',
  failed: 'The changes could not be loaded.',
} as const;
