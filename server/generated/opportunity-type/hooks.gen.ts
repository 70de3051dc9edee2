// Generated from schemas/reference/opportunity-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { OpportunityType } from './types.gen.ts';

export interface OpportunityTypeHooks extends EntityHooks<OpportunityType> {}

export const extendOpportunityType = (hooks: OpportunityTypeHooks): OpportunityTypeHooks => hooks;
