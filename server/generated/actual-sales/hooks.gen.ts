// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { ActualSales } from './types.gen.ts';

export interface ActualSalesHooks extends EntityHooks<ActualSales> {
  readonly derive: {
    /** Gives customer for branch, custCode. */
    customer(
      from: Pick<ActualSales, 'branch' | 'custCode'>,
      context: DeriveContext,
    ): ActualSales['customer'] | Promise<ActualSales['customer']>;
  };
}

export const extendActualSales = (hooks: ActualSalesHooks): ActualSalesHooks => hooks;
