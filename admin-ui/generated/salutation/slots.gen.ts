// Generated from schemas/reference/salutation.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { Salutation } from './types.gen.ts';

export type SalutationSlots = Slots<Salutation, 'id' | 'salutationName' | 'active' | 'version'>;

export const salutationSlots = (slots: SalutationSlots): SalutationSlots => slots;
