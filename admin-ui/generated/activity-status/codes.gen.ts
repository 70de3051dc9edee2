// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.

/** Keys of the activity statuses that logic depends on, by code. */
export const activityStatusKeys = {
  Task: 1,
  Upcoming: 2,
  Overdue: 3,
  Rescheduled: 4,
  Completed: 5,
  Cancelled: 6,
} as const;
