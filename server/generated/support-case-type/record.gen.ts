// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type SupportCaseTypeRecord = {
  id: number;
  name: string | null;
  code: string | null;
  active: boolean;
  version: number;
};
