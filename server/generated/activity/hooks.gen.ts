// Generated from schemas/entities/activity/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ActivityRecord } from './record.gen.ts';

export interface ActivityHooks extends EntityHooks<ActivityRecord> {}

export const extendActivity = (hooks: ActivityHooks): ActivityHooks => hooks;
