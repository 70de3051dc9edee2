// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.

import type { Slots } from '../../core/model/resource.ts';
import type { ContactType } from './types.gen.ts';

export type ContactTypeSlots = Slots<ContactType, 'id' | 'contactTypeName' | 'active' | 'version'>;

export const contactTypeSlots = (slots: ContactTypeSlots): ContactTypeSlots => slots;
