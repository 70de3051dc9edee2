// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.
/**
 * Kinds of activity: task, meeting, call.
 */
export interface ActivityType {
  id: number;
  activityTypeName: string | null;
  active: boolean;
  version: number;
  position: number | null;
}

export interface ActivityTypeInput {
  id?: unknown;
  activityTypeName?: string | null;
  active?: boolean;
  version?: number | null;
  position?: unknown;
}

/** Keys of the activity types that logic depends on, by code. */
export const activityTypeKeys = { Task: 1, Meeting: 2, Call: 3 } as const;
