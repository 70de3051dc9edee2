// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { ActualSalesRecord } from './record.gen.ts';

export interface ActualSalesHooks extends EntityHooks<ActualSalesRecord> {
  readonly derive: {
    /** Gives customer for branch, custCode. */
    customer(
      from: Pick<ActualSalesRecord, 'branch' | 'custCode'>,
      context: DeriveContext,
    ): ActualSalesRecord['customer'] | Promise<ActualSalesRecord['customer']>;
  };
}

export const extendActualSales = (hooks: ActualSalesHooks): ActualSalesHooks => hooks;
