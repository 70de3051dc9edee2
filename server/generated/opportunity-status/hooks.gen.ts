// Generated from schemas/reference/opportunity-status.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { OpportunityStatusRecord } from './record.gen.ts';

export interface OpportunityStatusHooks extends EntityHooks<OpportunityStatusRecord> {}

export const extendOpportunityStatus = (hooks: OpportunityStatusHooks): OpportunityStatusHooks => hooks;
