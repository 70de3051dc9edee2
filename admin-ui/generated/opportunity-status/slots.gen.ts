// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { OpportunityStatus } from './types.gen.ts';

export type OpportunityStatusSlots = Slots<
  OpportunityStatus,
  'id' | 'oppStatusName' | 'oppStatusCode' | 'statusName' | 'colourCode' | 'active' | 'version' | 'position'
>;

export const opportunityStatusSlots = (slots: OpportunityStatusSlots): OpportunityStatusSlots => slots;
