// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ActivityStatus } from './types.gen.ts';

export type ActivityStatusSlots = Slots<
  ActivityStatus,
  'id' | 'statusName' | 'colourCode' | 'active' | 'version' | 'position'
>;

export const activityStatusSlots = (slots: ActivityStatusSlots): ActivityStatusSlots => slots;
