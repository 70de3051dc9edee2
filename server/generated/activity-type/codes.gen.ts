// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.

/** Keys of the activity types that logic depends on, by code. */
export const activityTypeKeys = { Task: 1, Meeting: 2, Call: 3 } as const;
