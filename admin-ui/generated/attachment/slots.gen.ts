// Generated from schemas/entities/attachment/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Attachment } from './types.gen.ts';

export type AttachmentSlots = Slots<
  Attachment,
  | 'attachId'
  | 'fileName'
  | 'fileLocation'
  | 'contentType'
  | 'fileSize'
  | 'attachDesc'
  | 'attachTags'
  | 'quotation'
  | 'opportunity'
  | 'customer'
  | 'supportCase'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const attachmentSlots = (slots: AttachmentSlots): AttachmentSlots => slots;
