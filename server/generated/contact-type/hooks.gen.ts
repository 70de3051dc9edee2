// Generated from schemas/reference/contact-type.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks } from '../../services/save/hooks.ts';
import type { ContactType } from './types.gen.ts';

export interface ContactTypeHooks extends EntityHooks<ContactType> {}

export const extendContactType = (hooks: ContactTypeHooks): ContactTypeHooks => hooks;
