// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SalesPostingRecord } from './record.gen.ts';

export interface SalesPostingHooks extends EntityHooks<SalesPostingRecord> {}

export const extendSalesPosting = (hooks: SalesPostingHooks): SalesPostingHooks => hooks;
