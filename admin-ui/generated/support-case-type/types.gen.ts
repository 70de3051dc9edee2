// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.
/**
 * What kind of trouble it was.
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
