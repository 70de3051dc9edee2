import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';

const { Task, Upcoming, Overdue, Rescheduled } = activityStatusKeys;

/** The statuses of an activity that is still to do. */
export const openStatuses = [Task, Upcoming, Overdue, Rescheduled];
