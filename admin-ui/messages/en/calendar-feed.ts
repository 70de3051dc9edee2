/** Texts of `features/activity/feed/`. */
export const calendarFeed = {
  about:
    'Shows your activities in Outlook, Google Calendar or a telephone: those of the last 30 days and of the year ahead, with customer, contact and place, but without notes. The calendar reads them by itself, about once an hour; it cannot change them.',
  create: 'Create address',
  renew: 'New address',
  renewText: 'The old address stops working at once. Calendars that use it need the new one.',
  revoke: 'Switch off',
  revokeText: 'Calendars that use the address no longer get your activities.',
  revoked: 'The calendar feed is switched off.',
  saved: 'Calendar feed saved',
  created: 'Created %{at}.',
  used: 'A calendar has last read it %{at}.',
  unused: 'No calendar has read it yet.',
  address: 'Address',
  once: 'Copy the address now: it is shown only once. Anyone who knows it can see these activities without signing in.',
  how: 'Outlook: Add calendar, Subscribe from web. Google Calendar: Other calendars, From URL. iPhone: Settings, Calendar, Accounts, Add subscribed calendar.',
  copy: 'Copy',
  copied: 'Address copied',
  copyFailed: 'The address could not be copied. Select it and copy it with the keyboard.',
  colleagues: 'Colleagues whose activities it shows too',
  colleaguesHelp: 'Only activities that you may see.',
} as const;
