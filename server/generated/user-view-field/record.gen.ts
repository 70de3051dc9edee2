// Generated from schemas/entities/user-view-field/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type UserViewFieldRecord = {
  id: number;
  user: UserReference | null;
  dbView: number | null;
  dbField: string | null;
  colOrder: number | null;
  width: number | null;
};
