// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.
/**
 * Kinds of enquiry.
 */
export interface OpportunityType {
  id: number;
  opportunityTypeName: string | null;
  active: boolean;
  version: number;
}

export interface OpportunityTypeInput {
  id?: unknown;
  opportunityTypeName?: string | null;
  active?: boolean;
  version?: number | null;
}
