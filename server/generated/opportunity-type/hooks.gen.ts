// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { OpportunityTypeRecord } from './record.gen.ts';

export interface OpportunityTypeHooks extends EntityHooks<OpportunityTypeRecord> {}

export const extendOpportunityType = (hooks: OpportunityTypeHooks): OpportunityTypeHooks => hooks;
