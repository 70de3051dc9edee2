/** Texts of `features/absence/`. */
export const absence = {
  back: 'Back at work',
  backTitle: 'Back at work?',
  backText: '%{name} is no longer away from today. %{cover} no longer covers.',
  backReturns: 'Open work that has moved comes back.',
  isBack: '%{name} is no longer away.',
  gets: 'What %{cover} gets',
  alerts: 'Alerts and reminders, marked with the name of the person who is away',
  kind: '%{title}: %{count}',
  nothing: 'Open work: none at the moment',
  hidden: '%{cover} may not see %{count} of these. |||| %{cover} may not see %{count} of these.',
  hiddenTo: '%{supervisor} gets them, as the supervisor.',
  hiddenToNobody: 'Nobody gets them: no other active supervisor is set.',
  approver: {
    supervisor: '%{cover} may not approve customers. %{supervisor} does, as the supervisor.',
    others: '%{cover} may not approve customers. Other Admins do.',
  },
  failed: 'What the cover gets could not be loaded.',
} as const;
