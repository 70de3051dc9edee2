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
