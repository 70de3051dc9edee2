// Generated from schemas/reference/branch.json. Do not edit: change the schema and run npm run generate.
/**
 * The company's branches, each with the sales exec who looks after it.
 */
export interface Branch {
  id: number;
  branchName: string | null;
  branchCode: string | null;
  salesExec: { id: number; salesExecName: string | null } | null;
  branchId: number;
  salesExecId: number | null;
  salesExecName: string | null;
  active: boolean;
  version: number;
}

export interface BranchInput {
  id?: unknown;
  branchName?: string | null;
  branchCode?: string | null;
  salesExec?: number | { id: number } | null;
  branchId?: unknown;
  salesExecId?: number | null;
  salesExecName?: unknown;
  active?: boolean;
  version?: number | null;
}
