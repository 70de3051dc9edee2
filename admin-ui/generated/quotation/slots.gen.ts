// Generated from schemas/entities/quotation/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Quotation } from './types.gen.ts';

export type QuotationSlots = Slots<
  Quotation,
  | 'quoteVerId'
  | 'sQuoteNo'
  | 'versionNo'
  | 'opportunity'
  | 'address1'
  | 'address2'
  | 'postCode'
  | 'opportunityStatus'
  | 'customer'
  | 'mbpBranch'
  | 'salesExec'
  | 'quoteVerDate'
  | 'productType'
  | 'expiryDate'
  | 'expectedOrderDate'
  | 'reqDeliveryDate'
  | 'productValue'
  | 'internalValue'
  | 'productQty'
  | 'quoteGrade'
  | 'quoteStatus'
  | 'createdByDept'
  | 'lostQuoteReason'
  | 'decidedOn'
  | 'chaseBy'
  | 'chaseDate'
  | 'lastActivityDate'
  | 'notes'
  | 'sentOn'
  | 'sentTo'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const quotationSlots = (slots: QuotationSlots): QuotationSlots => slots;
