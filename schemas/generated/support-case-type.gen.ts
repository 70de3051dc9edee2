// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.
/**
 * The kinds of problem that users report.
 */
export interface SupportCaseType {
  id: number;
  name: string | null;
  code: string | null;
  active: boolean;
  version: number;
}

export interface SupportCaseTypeInput {
  id?: unknown;
  name?: string | null;
  code?: string | null;
  active?: boolean;
  version?: number | null;
}
