// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.
/**
 * The people who look after customers and branches.
 */
export interface SalesExec {
  id: number;
  salesExecName: string | null;
  /**
   * Who this is. When the user leaves, their customers can be handed over.
   */
  user: { id: number; fullName: string | null } | null;
  active: boolean;
  version: number;
}

export interface SalesExecInput {
  id?: unknown;
  salesExecName?: string | null;
  /**
   * Who this is. When the user leaves, their customers can be handed over.
   */
  user?: number | { id: number } | null;
  active?: boolean;
  version?: number | null;
}
