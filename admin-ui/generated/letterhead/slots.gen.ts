// Generated from schemas/reference/letterhead.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Letterhead } from './types.gen.ts';

export type LetterheadSlots = Slots<
  Letterhead,
  | 'id'
  | 'companyName'
  | 'mbpBranch'
  | 'address1'
  | 'address2'
  | 'address3'
  | 'postCode'
  | 'phoneNo'
  | 'email'
  | 'website'
  | 'companyNo'
  | 'vatNo'
  | 'terms'
  | 'active'
  | 'version'
>;

export const letterheadSlots = (slots: LetterheadSlots): LetterheadSlots => slots;
