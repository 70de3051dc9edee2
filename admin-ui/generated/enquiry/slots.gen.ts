// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Enquiry } from './types.gen.ts';

export type EnquirySlots = Slots<
  Enquiry,
  | 'oppId'
  | 'sQuoteNo'
  | 'oppDescription'
  | 'dateReceived'
  | 'receivedDate'
  | 'lastActivityDate'
  | 'requestedBy'
  | 'country'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'address4'
  | 'address'
  | 'cityTown'
  | 'postCode'
  | 'region'
  | 'phoneNo'
  | 'email'
  | 'abiNo'
  | 'custRef'
  | 'notes'
  | 'weblink'
  | 'customer'
  | 'custCode'
  | 'customerName'
  | 'requireApproval'
  | 'contact'
  | 'mbpBranch'
  | 'salesExec'
  | 'projectType'
  | 'opportunityType'
  | 'productType'
  | 'opportunityStatus'
  | 'oppStatusName'
  | 'quoteValue'
  | 'expiryDate'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const enquirySlots = (slots: EnquirySlots): EnquirySlots => slots;
