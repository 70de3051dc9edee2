// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { Enquiry } from './types.gen.ts';

export interface EnquiryHooks extends EntityHooks<Enquiry> {
  readonly derive: {
    /** Gives region for postCode. */
    territory(
      from: Pick<Enquiry, 'postCode'>,
      context: DeriveContext,
    ): Partial<Pick<Enquiry, 'region'>> | null | Promise<Partial<Pick<Enquiry, 'region'>> | null>;
  };
}

export const extendEnquiry = (hooks: EnquiryHooks): EnquiryHooks => hooks;
