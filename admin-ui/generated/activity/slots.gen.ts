// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Activity } from './types.gen.ts';

export type ActivitySlots = Slots<
  Activity,
  | 'activityId'
  | 'subject'
  | 'dateCreated'
  | 'recordedOn'
  | 'activityType'
  | 'startDate'
  | 'startTime'
  | 'endDate'
  | 'endTime'
  | 'duration'
  | 'deadlineDate'
  | 'deadlineTime'
  | 'reminder'
  | 'reminderType'
  | 'reminderDate'
  | 'reminderTime'
  | 'remindAt'
  | 'activityStatus'
  | 'activityResult'
  | 'resultNotes'
  | 'customer'
  | 'contact'
  | 'opportunity'
  | 'quote'
  | 'user'
  | 'supervisor'
  | 'mbpBranch'
  | 'notes'
  | 'completed'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const activitySlots = (slots: ActivitySlots): ActivitySlots => slots;
