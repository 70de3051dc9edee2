// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { ContactRecord } from './record.gen.ts';

export interface ContactHooks extends EntityHooks<ContactRecord> {
  readonly derive: {
    /** Gives contactName for firstName, lastName. */
    contactName(
      from: Pick<ContactRecord, 'firstName' | 'lastName'>,
      context: DeriveContext,
    ): ContactRecord['contactName'] | Promise<ContactRecord['contactName']>;
  };
}

export const extendContact = (hooks: ContactHooks): ContactHooks => hooks;
