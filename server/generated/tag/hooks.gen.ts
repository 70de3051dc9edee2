// Generated from schemas/reference/tag.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { TagRecord } from './record.gen.ts';

export interface TagHooks extends EntityHooks<TagRecord> {}

export const extendTag = (hooks: TagHooks): TagHooks => hooks;
