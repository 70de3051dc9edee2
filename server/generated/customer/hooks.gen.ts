// Generated from schemas/entities/customer/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { Customer } from './types.gen.ts';

export interface CustomerHooks extends EntityHooks<Customer> {
  readonly derive: {
    /** Gives region, mbpBranch, salesExec for postCode. */
    territory(
      from: Pick<Customer, 'postCode'>,
      context: DeriveContext,
    ):
      | Partial<Pick<Customer, 'region' | 'mbpBranch' | 'salesExec'>>
      | null
      | Promise<Partial<Pick<Customer, 'region' | 'mbpBranch' | 'salesExec'>> | null>;
    /** Gives status for active, requireApproval. */
    status(
      from: Pick<Customer, 'active' | 'requireApproval'>,
      context: DeriveContext,
    ): Customer['status'] | Promise<Customer['status']>;
  };
}

export const extendCustomer = (hooks: CustomerHooks): CustomerHooks => hooks;
