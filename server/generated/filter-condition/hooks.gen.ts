// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { FilterConditionRecord } from './record.gen.ts';

export interface FilterConditionHooks extends EntityHooks<FilterConditionRecord> {}

export const extendFilterCondition = (hooks: FilterConditionHooks): FilterConditionHooks => hooks;
