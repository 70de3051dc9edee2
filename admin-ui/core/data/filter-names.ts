/** Names of list filters that are not fields: the number of a saved filter, and the first and last day of its date. */
export const filterNames = { saved: '$saved', from: '$from', to: '$to' } as const;

export const hasPagedFilter = (filter: Readonly<Record<string, unknown>> | undefined): boolean =>
  Object.values(filterNames).some((name) => filter?.[name]);
