// Generated from schemas/reference/support-case-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { SupportCaseType } from './types.gen.ts';

export type SupportCaseTypeSlots = Slots<SupportCaseType, 'id' | 'name' | 'code' | 'active' | 'version'>;

export const supportCaseTypeSlots = (slots: SupportCaseTypeSlots): SupportCaseTypeSlots => slots;
