// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Customer } from './types.gen.ts';

export type CustomerSlots = Slots<
  Customer,
  | 'customerId'
  | 'custCode'
  | 'custName'
  | 'parentCompany'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'address4'
  | 'cityTown'
  | 'postCode'
  | 'country'
  | 'region'
  | 'mbpBranch'
  | 'branch'
  | 'salesExec'
  | 'customerType'
  | 'industryType'
  | 'phoneNo'
  | 'mobile'
  | 'faxNo'
  | 'email'
  | 'mainEmail'
  | 'website'
  | 'keyContact'
  | 'parentFlag'
  | 'parentCustomer'
  | 'tags'
  | 'showMsg'
  | 'mainNotes'
  | 'requireApproval'
  | 'active'
  | 'status'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'sales'
>;

export const customerSlots = (slots: CustomerSlots): CustomerSlots => slots;
