// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.
/**
 * How far a support case has got.
 */
export interface SupportCaseStatus {
  id: number;
  name: string | null;
  active: boolean;
  version: number;
}

export interface SupportCaseStatusInput {
  id?: unknown;
  name?: string | null;
  active?: boolean;
  version?: number | null;
}
