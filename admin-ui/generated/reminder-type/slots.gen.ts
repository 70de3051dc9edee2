// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ReminderType } from './types.gen.ts';

export type ReminderTypeSlots = Slots<ReminderType, 'id' | 'reminderTypeName' | 'active' | 'version' | 'position'>;

export const reminderTypeSlots = (slots: ReminderTypeSlots): ReminderTypeSlots => slots;
