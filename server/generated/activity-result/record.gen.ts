// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ActivityResultRecord = {
  id: number;
  resultDesc: string | null;
  resultCode: string | null;
  createActivity: boolean;
  daysFromNow: number | null;
  active: boolean;
  version: number;
  position: number | null;
};
