// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.
/**
 * Conditions and a sort order that a user has saved for a list.
 */
export interface UserViewFilter {
  id: number;
  filterName: string | null;
  dbview: number | null;
  user: { id: number; fullName: string | null } | null;
  whereClause: string | null;
  orderByClause: string | null;
  sortField: string | null;
  sortOrder: number | null;
  favourite: boolean;
  favouriteOrder: number | null;
  favouriteName: string | null;
  isDefault: boolean;
  forEverybody: boolean;
  forBranch: {
    id: number;
    branchName: string | null;
    branchCode: string | null;
    branchId: number;
    salesExecId: number | null;
    salesExecName: string | null;
  } | null;
  forRole: { id: number; roleName: string | null; showSettings: boolean } | null;
  dateCreated: string | null;
  createdBy: { id: number; fullName: string | null } | null;
  dateUpdated: string | null;
  updatedBy: { id: number; fullName: string | null } | null;
  version: number;
}

export interface UserViewFilterInput {
  id?: unknown;
  filterName?: string | null;
  dbview?: number | null;
  user?: unknown;
  whereClause?: unknown;
  orderByClause?: unknown;
  sortField?: string | null;
  sortOrder?: number | null;
  favourite?: boolean;
  favouriteOrder?: number | null;
  favouriteName?: string | null;
  isDefault?: boolean;
  forEverybody?: boolean;
  forBranch?: number | { id: number } | null;
  forRole?: number | { id: number } | null;
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
