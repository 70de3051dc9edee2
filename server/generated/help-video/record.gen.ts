// Generated from schemas/reference/help-video.json. Do not edit: change the schema and run npm run generate.

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type HelpVideoRecord = {
  id: number;
  title: string | null;
  url: string | null;
  page: string | null;
  active: boolean;
  version: number;
};
