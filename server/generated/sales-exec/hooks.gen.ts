// Generated from schemas/reference/sales-exec.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { SalesExecRecord } from './record.gen.ts';

export interface SalesExecHooks extends EntityHooks<SalesExecRecord> {}

export const extendSalesExec = (hooks: SalesExecHooks): SalesExecHooks => hooks;
