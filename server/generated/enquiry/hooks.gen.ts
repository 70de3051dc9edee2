// Generated from schemas/entities/enquiry/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { EnquiryRecord } from './record.gen.ts';

export interface EnquiryHooks extends EntityHooks<EnquiryRecord> {
  readonly derive: {
    /** Gives region, mbpBranch for postCode. */
    territory(
      from: Pick<EnquiryRecord, 'postCode'>,
      context: DeriveContext,
    ):
      | Partial<Pick<EnquiryRecord, 'region' | 'mbpBranch'>>
      | null
      | Promise<Partial<Pick<EnquiryRecord, 'region' | 'mbpBranch'>> | null>;
  };
}

export const extendEnquiry = (hooks: EnquiryHooks): EnquiryHooks => hooks;
