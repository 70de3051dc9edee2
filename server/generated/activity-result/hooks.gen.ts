// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ActivityResultRecord } from './record.gen.ts';

export interface ActivityResultHooks extends EntityHooks<ActivityResultRecord> {}

export const extendActivityResult = (hooks: ActivityResultHooks): ActivityResultHooks => hooks;
