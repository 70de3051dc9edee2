// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.
/**
 * The stages of a support case.
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

/** Keys of the support case statuses that logic depends on, by code. */
export const supportCaseStatusKeys = { New: 1 } as const;
