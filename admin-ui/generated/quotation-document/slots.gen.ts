// Generated from schemas/entities/quotation-document/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { QuotationDocument } from './types.gen.ts';

export type QuotationDocumentSlots = Slots<
  QuotationDocument,
  | 'id'
  | 'quotation'
  | 'to'
  | 'cc'
  | 'subject'
  | 'message'
  | 'sentOn'
  | 'fileName'
  | 'fileLocation'
  | 'fileSize'
  | 'fileHash'
  | 'createdBy'
  | 'dateCreated'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const quotationDocumentSlots = (slots: QuotationDocumentSlots): QuotationDocumentSlots => slots;
