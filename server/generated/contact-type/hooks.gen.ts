// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ContactTypeRecord } from './record.gen.ts';

export interface ContactTypeHooks extends EntityHooks<ContactTypeRecord> {}

export const extendContactType = (hooks: ContactTypeHooks): ContactTypeHooks => hooks;
