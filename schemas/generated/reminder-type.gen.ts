// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.
/**
 * Ways to remind a user.
 */
export interface ReminderType {
  id: number;
  reminderTypeName: string | null;
  active: boolean;
  version: number;
  position: number | null;
}

export interface ReminderTypeInput {
  id?: unknown;
  reminderTypeName?: string | null;
  active?: boolean;
  version?: number | null;
  position?: unknown;
}
