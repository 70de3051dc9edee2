/** Texts of `features/dashboard/setup/`. */
export const setup = {
  title: 'Set up Branchline',
  progress: '%{done} of %{all} done',
  hide: 'Hide steps',
  show: 'Show steps',
  done: 'Done',
  open: 'Not done yet',
  company: 'Add your letterhead',
  companyHelp: 'It is on every quotation, and names the sender of e-mails to customers.',
  branches: 'Add your branches',
  branchesHelp: 'Customers, enquiries and quotations belong to a branch.',
  areas: 'Assign postal areas to branches',
  areasHelp:
    'New customers then get their branch and sales exec from the post code. Select several areas to change them together.',
  lists: 'Fill the lists that records need',
  listsHelp: 'Each of these needs at least one entry:',
  mail: 'Connect a mail server',
  mailHelp: 'Until SMTP_URL is set, e-mails are written to files and reach nobody.',
  users: 'Invite your colleagues',
  usersHelp: 'Each gets a role, and an e-mail to choose a password.',
  customers: 'Import your customers',
  customersHelp: 'From a spreadsheet, with a check of each row. Or add the first one by hand.',
} as const;
