// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { User } from './types.gen.ts';

export type UserSlots = Slots<
  User,
  | 'id'
  | 'userId'
  | 'uid'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'fullName'
  | 'role'
  | 'mbpDept'
  | 'supervisor'
  | 'defRegion'
  | 'defBranch'
  | 'status'
  | 'getReminderEmail'
  | 'getNotesEmail'
  | 'getCustApproveEmail'
  | 'createOutlookActivity'
  | 'getReminderAlert'
  | 'getReminderDigest'
  | 'getNotesAlert'
  | 'getNotesDigest'
  | 'getCustApproveAlert'
  | 'getCustApproveDigest'
  | 'getSupportAlert'
  | 'getSupportEmail'
  | 'getSupportDigest'
  | 'getReportAlert'
  | 'getReportEmail'
  | 'getReportDigest'
  | 'menuColour'
  | 'menuType'
  | 'menuMode'
  | 'themeColour'
  | 'themeMode'
  | 'profileLogo'
  | 'dateCreated'
  | 'createdBy'
  | 'dateUpdated'
  | 'updatedBy'
  | 'version',
  'dashboard'
>;

export const userSlots = (slots: UserSlots): UserSlots => slots;
