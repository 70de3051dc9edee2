// Generated from schemas/entities/background-work/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { BackgroundWork } from './types.gen.ts';

export type BackgroundWorkSlots = Slots<
  BackgroundWork,
  | 'id'
  | 'subject'
  | 'kind'
  | 'state'
  | 'person'
  | 'progress'
  | 'total'
  | 'attempts'
  | 'reason'
  | 'schedule'
  | 'queuedAt'
  | 'dueAt'
  | 'startedAt'
  | 'endedAt'
  | 'stopping'
  | 'link'
  | 'fileName'
  | 'fileLocation'
  | 'fileUntil'
>;

export const backgroundWorkSlots = (slots: BackgroundWorkSlots): BackgroundWorkSlots => slots;
