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
  dateCreated?: unknown;
  createdBy?: unknown;
  dateUpdated?: unknown;
  updatedBy?: unknown;
  version?: number | null;
}
