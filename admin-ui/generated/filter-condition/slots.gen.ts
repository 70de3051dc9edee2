// Generated from schemas/entities/filter-condition/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { FilterCondition } from './types.gen.ts';

export type FilterConditionSlots = Slots<
  FilterCondition,
  'id' | 'userViewFilter' | 'rowNo' | 'rowStart' | 'dbField' | 'condition' | 'value' | 'dbValue'
>;

export const filterConditionSlots = (slots: FilterConditionSlots): FilterConditionSlots => slots;
