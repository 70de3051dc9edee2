// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ContactRecord } from './record.gen.ts';

export interface ContactHooks extends EntityHooks<ContactRecord> {}

export const extendContact = (hooks: ContactHooks): ContactHooks => hooks;
