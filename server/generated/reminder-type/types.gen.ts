// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.
/**
 * Ways to remind a user.
 */
export interface ReminderType {
  id: number;
  reminderTypeName: string | null;
  active: boolean;
  version: number;
}

export interface ReminderTypeInput {
  id?: unknown;
  reminderTypeName?: string | null;
  active?: boolean;
  version?: number | null;
}
