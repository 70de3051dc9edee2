/** Names of list filters that are not fields: the number of a saved filter, and the first and last day of its date. */
export const filterNames = { saved: '$saved', from: '$from', to: '$to' } as const;

/** The filters of a list, apart from each other: the saved filter and the days of its date, and the values by field. */
export function splitFilter(filter: Readonly<Record<string, any>>) {
  const { [filterNames.saved]: saved = 0, [filterNames.from]: from, [filterNames.to]: to, ...values } = filter;
  return { saved, from, to, values };
}

/** The filters of a list as parameters of the calls that read all of its rows. */
export function narrowingOf(filter: Readonly<Record<string, any>>): Record<string, string> {
  const { saved, from, to, values } = splitFilter(filter);
  return {
    filter: JSON.stringify(values),
    ...(saved && { savedFilter: String(saved) }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

export const hasPagedFilter = (filter: Readonly<Record<string, unknown>> | undefined): boolean =>
  Object.values(filterNames).some((name) => filter?.[name]);
