// Generated from schemas/reference/activity-status.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ActivityStatusRecord } from './record.gen.ts';

export interface ActivityStatusHooks extends EntityHooks<ActivityStatusRecord> {}

export const extendActivityStatus = (hooks: ActivityStatusHooks): ActivityStatusHooks => hooks;
