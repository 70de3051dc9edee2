// Generated from schemas/entities/contact/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { Contact } from './types.gen.ts';

export interface ContactHooks extends EntityHooks<Contact> {
  readonly derive: {
    /** Gives contactName for firstName, lastName. */
    contactName(
      from: Pick<Contact, 'firstName' | 'lastName'>,
      context: DeriveContext,
    ): Contact['contactName'] | Promise<Contact['contactName']>;
  };
}

export const extendContact = (hooks: ContactHooks): ContactHooks => hooks;
