// Generated from schemas/entities/actual-sales/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ActualSales } from './types.gen.ts';

export type ActualSalesSlots = Slots<
  ActualSales,
  | 'id'
  | 'sYear'
  | 'sMonth'
  | 'branch'
  | 'custCode'
  | 'customer'
  | 'custName'
  | 'salesExec'
  | 'salesValue'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const actualSalesSlots = (slots: ActualSalesSlots): ActualSalesSlots => slots;
