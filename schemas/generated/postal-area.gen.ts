// Generated from schemas/reference/postal-area.json. Do not edit: change the schema and run npm run generate.
/**
 * The first characters of post codes, each with its region, branch and sales exec. The longest match counts.
 */
export interface PostalArea {
  id: number;
  /**
   * An area, a district or a sector: S, S17 or S17 4.
   */
  areaCode: string | null;
  region: { id: number; regionName: string | null; regionCode: string | null } | null;
  mbpBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  salesExec: { id: number; salesExecName: string | null } | null;
  active: boolean;
  version: number;
}

export interface PostalAreaInput {
  id?: unknown;
  /**
   * An area, a district or a sector: S, S17 or S17 4.
   */
  areaCode?: string | null;
  region?: number | { id: number } | null;
  mbpBranch?: number | { id: number } | null;
  salesExec?: number | { id: number } | null;
  active?: boolean;
  version?: number | null;
}
