// Generated from schemas/entities/support-case/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { SupportCase } from './types.gen.ts';

export type SupportCaseSlots = Slots<
  SupportCase,
  | 'id'
  | 'type'
  | 'description'
  | 'details'
  | 'resolution'
  | 'status'
  | 'active'
  | 'screenshot'
  | 'loggedInUser'
  | 'lastEP'
  | 'epError'
  | 'epPayload'
  | 'errorCode'
  | 'datetime'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const supportCaseSlots = (slots: SupportCaseSlots): SupportCaseSlots => slots;
