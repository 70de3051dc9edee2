// Generated from schemas/entities/user-view-filter/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type UserViewFilterRecord = {
  id: number;
  filterName: string | null;
  dbview: number | null;
  user: UserReference | null;
  whereClause: string | null;
  orderByClause: string | null;
  sortField: string | null;
  sortOrder: number | null;
  favourite: boolean;
  favouriteOrder: number | null;
  favouriteName: string | null;
  isDefault: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
