// Generated from schemas/entities/support-case-reply/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { SupportCaseReply } from './types.gen.ts';

export type SupportCaseReplySlots = Slots<
  SupportCaseReply,
  'id' | 'supportCase' | 'reply' | 'repliedOn' | 'dateCreated' | 'createdBy' | 'dateUpdated' | 'updatedBy' | 'version'
>;

export const supportCaseReplySlots = (slots: SupportCaseReplySlots): SupportCaseReplySlots => slots;
