// Generated from schemas/reference/industry-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { IndustryType } from './types.gen.ts';

export type IndustryTypeSlots = Slots<IndustryType, 'id' | 'industryTypeName' | 'active' | 'version'>;

export const industryTypeSlots = (slots: IndustryTypeSlots): IndustryTypeSlots => slots;
