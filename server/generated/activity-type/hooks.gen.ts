// Generated from schemas/reference/activity-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ActivityTypeRecord } from './record.gen.ts';

export interface ActivityTypeHooks extends EntityHooks<ActivityTypeRecord> {}

export const extendActivityType = (hooks: ActivityTypeHooks): ActivityTypeHooks => hooks;
