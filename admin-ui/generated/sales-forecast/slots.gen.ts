// Generated from schemas/entities/sales-forecast/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { SalesForecast } from './types.gen.ts';

export type SalesForecastSlots = Slots<
  SalesForecast,
  | 'id'
  | 'sYear'
  | 'sMonth'
  | 'branch'
  | 'custCode'
  | 'customer'
  | 'custName'
  | 'salesExec'
  | 'forecastValue'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const salesForecastSlots = (slots: SalesForecastSlots): SalesForecastSlots => slots;
