// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { SalesForecastRecord } from './record.gen.ts';

export interface SalesForecastHooks extends EntityHooks<SalesForecastRecord> {
  readonly derive: {
    /** Gives customer for branch, custCode. */
    customer(
      from: Pick<SalesForecastRecord, 'branch' | 'custCode'>,
      context: DeriveContext,
    ): SalesForecastRecord['customer'] | Promise<SalesForecastRecord['customer']>;
  };
}

export const extendSalesForecast = (hooks: SalesForecastHooks): SalesForecastHooks => hooks;
