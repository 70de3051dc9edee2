// Generated from schemas/entities/contact.json. Do not edit: change the schema and run npm run generate.

import type { EntityHooks, SaveContext } from '../../platform/crud/hooks.ts';
import type { Contact } from './types.gen.ts';

export interface ContactHooks extends EntityHooks<Contact> {
  readonly derive: {
    /** Gives contactName for firstName, lastName. */
    contactName(
      from: Pick<Contact, 'firstName' | 'lastName'>,
      context: SaveContext,
    ): Contact['contactName'] | Promise<Contact['contactName']>;
  };
}

export const extendContact = (hooks: ContactHooks): ContactHooks => hooks;
