const ofMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** January to December. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, i) => ofMonth.format(Date.UTC(2000, i, 1)));
