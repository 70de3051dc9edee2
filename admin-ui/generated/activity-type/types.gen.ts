// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.
/**
 * What an activity is: a task, a meeting, a call.
 */
export interface ActivityType {
  id: number;
  activityTypeName: string | null;
  active: boolean;
  version: number;
}

export interface ActivityTypeInput {
  id?: unknown;
  activityTypeName?: string | null;
  active?: boolean;
  version?: number | null;
}
