// Generated from schemas/reference/reminder-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ReminderTypeRecord } from './record.gen.ts';

export interface ReminderTypeHooks extends EntityHooks<ReminderTypeRecord> {}

export const extendReminderType = (hooks: ReminderTypeHooks): ReminderTypeHooks => hooks;
