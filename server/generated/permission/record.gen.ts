// Generated from schemas/entities/permission/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type PermissionRecord = {
  id: number;
  permissionCode: string | null;
  permissionName: string | null;
  active: boolean;
  dateCreated: string | null;
  createdBy: UserReference | null;
  dateUpdated: string | null;
  updatedBy: UserReference | null;
  version: number;
};
