// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { CustomerRecord } from './record.gen.ts';

export interface CustomerHooks extends EntityHooks<CustomerRecord> {
  readonly derive: {
    /** Gives region, mbpBranch, salesExec for postCode. */
    territory(
      from: Pick<CustomerRecord, 'postCode'>,
      context: DeriveContext,
    ):
      | Partial<Pick<CustomerRecord, 'region' | 'mbpBranch' | 'salesExec'>>
      | null
      | Promise<Partial<Pick<CustomerRecord, 'region' | 'mbpBranch' | 'salesExec'>> | null>;
    /** Gives status for active, requireApproval. */
    status(
      from: Pick<CustomerRecord, 'active' | 'requireApproval'>,
      context: DeriveContext,
    ): CustomerRecord['status'] | Promise<CustomerRecord['status']>;
  };
}

export const extendCustomer = (hooks: CustomerHooks): CustomerHooks => hooks;
