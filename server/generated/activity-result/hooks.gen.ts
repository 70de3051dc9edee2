// Generated from schemas/reference/activity-result.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ActivityResult } from './types.gen.ts';

export interface ActivityResultHooks extends EntityHooks<ActivityResult> {}

export const extendActivityResult = (hooks: ActivityResultHooks): ActivityResultHooks => hooks;
