/** Texts of `features/dashboard/`. */
export const dashboard = {
  title: 'Dashboard',
  morning: 'Good morning, %{name}',
  afternoon: 'Good afternoon, %{name}',
  evening: 'Good evening, %{name}',
  noCustomers: 'Your role shows no customers. Ask an administrator if you need them.',
  numbers: {
    all: 'Customers',
    branch: '%{branch} branch',
    awaiting: 'Awaiting approval',
  },
  recent: 'Recently added customers',
  widgets: {
    title: 'Widgets',
    failed: 'The widgets could not be loaded',
    none: 'No widgets yet',
    noneHint: 'Widgets show numbers, charts and lists of the work at hand: open activities, enquiries, won quotations.',
    choose: 'Choose widgets',
  },
  widget: {
    asChart: 'Show as chart',
    asTable: 'Show as table',
    failed: 'This could not be loaded.',
    nothing: 'Nothing to show yet.',
  },
  queue: {
    why: 'Reasons',
    none: 'Nothing to chase today.',
    mine: 'yours to chase',
    expiring: 'expire soon',
    orderDue: 'order overdue',
    expired: 'expired',
    quiet: 'without activity',
    more: '%{count} or more',
    open: 'Chase this quotation |||| Chase all %{count}',
  },
} as const;
