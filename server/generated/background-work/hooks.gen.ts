// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { BackgroundWorkRecord } from './record.gen.ts';

export interface BackgroundWorkHooks extends EntityHooks<BackgroundWorkRecord> {}

export const extendBackgroundWork = (hooks: BackgroundWorkHooks): BackgroundWorkHooks => hooks;
