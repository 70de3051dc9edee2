/** Texts of `features/settings/`. */
export const settings = {
  title: 'All settings',
  about: 'The lists of choices that forms offer. Changes to a list reach everyone within a minute.',
  entries: '%{number} entry |||| %{number} entries',
  inactive: '%{count} inactive',
  none: 'No entries yet',
  failed: 'The numbers of entries could not be loaded.',
  mail: {
    title: 'E-mail',
    about: 'See whether invitations, links for new passwords and quotations go out: send an e-mail to yourself.',
    send: 'Send a test e-mail',
    busy: 'Sending …',
  },
} as const;
