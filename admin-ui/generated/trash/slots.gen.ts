// Generated from schemas/entities/trash/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Trash } from './types.gen.ts';

export type TrashSlots = Slots<
  Trash,
  'id' | 'kind' | 'recordId' | 'recordName' | 'about' | 'records' | 'deletedAt' | 'deletedBy' | 'keptUntil'
>;

export const trashSlots = (slots: TrashSlots): TrashSlots => slots;
