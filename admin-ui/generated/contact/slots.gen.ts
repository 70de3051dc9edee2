// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Contact } from './types.gen.ts';

export type ContactSlots = Slots<
  Contact,
  | 'contactId'
  | 'firstName'
  | 'lastName'
  | 'contactName'
  | 'fullName'
  | 'customer'
  | 'jobFunction'
  | 'jobFunctionId'
  | 'jobTitle'
  | 'contactJobTitle'
  | 'salutation'
  | 'contactType'
  | 'email'
  | 'phoneNo'
  | 'mobile'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'address4'
  | 'cityTown'
  | 'postCode'
  | 'country'
  | 'notes'
  | 'canEmail'
  | 'canCall'
  | 'canMail'
  | 'keyContact'
  | 'active'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version'
>;

export const contactSlots = (slots: ContactSlots): ContactSlots => slots;
