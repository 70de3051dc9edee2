// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.
/**
 * The statuses of enquiries, each with its colour.
 */
export interface OpportunityStatus {
  id: number;
  oppStatusName: string | null;
  oppStatusCode: string | null;
  statusName: string | null;
  colourCode: string | null;
  active: boolean;
  version: number;
  position: number | null;
}

export interface OpportunityStatusInput {
  id?: unknown;
  oppStatusName?: string | null;
  oppStatusCode?: string | null;
  statusName?: string | null;
  colourCode?: string | null;
  active?: boolean;
  version?: number | null;
  position?: unknown;
}

/** Keys of the enquiry statuses that logic depends on, by code. */
export const opportunityStatusKeys = {
  New: 1,
  Active: 2,
  Lost: 3,
  OTP: 4,
  Cancelled: 5,
  Won: 6,
  Tender: 7,
  Revised: 8,
  Closed: 9,
} as const;
