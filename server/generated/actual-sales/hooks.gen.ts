// Generated from schemas/entities/actual-sales.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../platform/crud/hooks.ts';
import type { ActualSales } from './types.gen.ts';

export interface ActualSalesHooks extends EntityHooks<ActualSales> {}

export const extendActualSales = (hooks: ActualSalesHooks): ActualSalesHooks => hooks;
