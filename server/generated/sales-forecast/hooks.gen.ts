// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { SalesForecast } from './types.gen.ts';

export interface SalesForecastHooks extends EntityHooks<SalesForecast> {
  readonly derive: {
    /** Gives customer for branch, custCode. */
    customer(
      from: Pick<SalesForecast, 'branch' | 'custCode'>,
      context: DeriveContext,
    ): SalesForecast['customer'] | Promise<SalesForecast['customer']>;
  };
}

export const extendSalesForecast = (hooks: SalesForecastHooks): SalesForecastHooks => hooks;
