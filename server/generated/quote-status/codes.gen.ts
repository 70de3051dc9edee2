// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.

/** Keys of the quote statuses that logic depends on, by code. */
export const quoteStatusKeys = { Active: 1, Won: 2, Lost: 3, Cancelled: 4, Revised: 5, Closed: 6 } as const;
