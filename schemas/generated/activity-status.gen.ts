// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.
/**
 * The statuses of activities, each with its colour.
 */
export interface ActivityStatus {
  id: number;
  statusName: string | null;
  colourCode: string | null;
  active: boolean;
  version: number;
  position: number | null;
}

export interface ActivityStatusInput {
  id?: unknown;
  statusName?: string | null;
  colourCode?: string | null;
  active?: boolean;
  version?: number | null;
  position?: unknown;
}

/** Keys of the activity statuses that logic depends on, by code. */
export const activityStatusKeys = {
  Task: 1,
  Upcoming: 2,
  Overdue: 3,
  Rescheduled: 4,
  Completed: 5,
  Cancelled: 6,
} as const;
