// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ActivityType } from './types.gen.ts';

export type ActivityTypeSlots = Slots<ActivityType, 'id' | 'activityTypeName' | 'active' | 'version' | 'position'>;

export const activityTypeSlots = (slots: ActivityTypeSlots): ActivityTypeSlots => slots;
