// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.

/** As the code of the server has it: dates are ISO, money is pence, references have key and display. */
export type ReminderTypeRecord = {
  id: number;
  reminderTypeName: string | null;
  active: boolean;
  version: number;
  position: number | null;
};
