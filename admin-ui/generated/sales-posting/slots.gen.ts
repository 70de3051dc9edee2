// Generated from schemas/entities/sales-posting/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { SalesPosting } from './types.gen.ts';

export type SalesPostingSlots = Slots<
  SalesPosting,
  | 'id'
  | 'fileName'
  | 'kind'
  | 'sYear'
  | 'status'
  | 'rowCount'
  | 'sentCount'
  | 'postedCount'
  | 'failedCount'
  | 'total'
  | 'running'
  | 'problem'
  | 'lastFailed'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'detail'
>;

export const salesPostingSlots = (slots: SalesPostingSlots): SalesPostingSlots => slots;
