// Generated from schemas/reference/quote-status.json. Do not edit: change the schema and run npm run generate.
/**
 * The statuses of quotations, each with its colour.
 */
export interface QuoteStatus {
  id: number;
  statusName: string | null;
  colourCode: string | null;
  active: boolean;
  version: number;
  position: number | null;
}

export interface QuoteStatusInput {
  id?: unknown;
  statusName?: string | null;
  colourCode?: string | null;
  active?: boolean;
  version?: number | null;
  position?: unknown;
}

/** Keys of the quote statuses that logic depends on, by code. */
export const quoteStatusKeys = { Active: 1, Won: 2, Lost: 3, Cancelled: 4, Revised: 5, Closed: 6 } as const;
