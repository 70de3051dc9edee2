// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { TrashRecord } from './record.gen.ts';

export interface TrashHooks extends EntityHooks<TrashRecord> {}

export const extendTrash = (hooks: TrashHooks): TrashHooks => hooks;
