// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { OpportunityType } from './types.gen.ts';

export type OpportunityTypeSlots = Slots<OpportunityType, 'id' | 'opportunityTypeName' | 'active' | 'version'>;

export const opportunityTypeSlots = (slots: OpportunityTypeSlots): OpportunityTypeSlots => slots;
