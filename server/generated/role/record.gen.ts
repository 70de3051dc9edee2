// Generated from schemas/entities/role/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type RoleRecord = {
  id: number;
  roleName: string | null;
  showSettings: boolean;
  showAdmin: boolean;
  requiresSecondFactor: boolean;
  active: boolean;
  dashboardOf: UserReference | null;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
