const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11-23` → `23 November 2026` */
export const longDay = (iso: string): string => longDate.format(new Date(`${iso}T00:00:00Z`));
