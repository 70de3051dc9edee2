// Generated from schemas/reference/support-case-status.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { SupportCaseStatus } from './types.gen.ts';

export type SupportCaseStatusSlots = Slots<SupportCaseStatus, 'id' | 'name' | 'active' | 'version'>;

export const supportCaseStatusSlots = (slots: SupportCaseStatusSlots): SupportCaseStatusSlots => slots;
