// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ActivityResult } from './types.gen.ts';

export type ActivityResultSlots = Slots<
  ActivityResult,
  'id' | 'resultDesc' | 'resultCode' | 'createActivity' | 'daysFromNow' | 'active' | 'version' | 'position'
>;

export const activityResultSlots = (slots: ActivityResultSlots): ActivityResultSlots => slots;
