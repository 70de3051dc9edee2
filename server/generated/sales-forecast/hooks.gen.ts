// Generated from schemas/entities/sales-forecast.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../platform/crud/hooks.ts';
import type { SalesForecast } from './types.gen.ts';

export interface SalesForecastHooks extends EntityHooks<SalesForecast> {}

export const extendSalesForecast = (hooks: SalesForecastHooks): SalesForecastHooks => hooks;
