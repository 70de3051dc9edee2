// Generated from schemas/entities/alert/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Alert } from './types.gen.ts';

export type AlertSlots = Slots<
  Alert,
  | 'id'
  | 'alertDesc'
  | 'source'
  | 'sourceId'
  | 'customerName'
  | 'link'
  | 'user'
  | 'dateCreated'
  | 'alertSeen'
  | 'archived'
  | 'snoozedUntil'
  | 'digestAt'
>;

export const alertSlots = (slots: AlertSlots): AlertSlots => slots;
