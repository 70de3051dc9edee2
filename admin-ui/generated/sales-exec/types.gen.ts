// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.
/**
 * The people who look after customers and branches.
 */
export interface SalesExec {
  id: number;
  salesExecName: string | null;
  active: boolean;
  version: number;
}

export interface SalesExecInput {
  id?: unknown;
  salesExecName?: string | null;
  active?: boolean;
  version?: number | null;
}
