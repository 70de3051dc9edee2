// Generated from schemas/entities/login-history/. Do not edit: change the schema and run npm run generate.
import type { UserReference } from '../references.gen.ts';

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type LoginHistoryRecord = {
  id: number;
  user: UserReference | null;
  loginAt: string | null;
  outcome: 'Signed in' | 'Wrong password' | 'Code asked for' | 'Wrong code' | null;
  address: string | null;
  client: string | null;
};
