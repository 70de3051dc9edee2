// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { UserRecord } from './record.gen.ts';

export interface UserHooks extends EntityHooks<UserRecord> {
  readonly derive: {
    /** Gives fullName for firstName, lastName. */
    fullName(
      from: Pick<UserRecord, 'firstName' | 'lastName'>,
      context: DeriveContext,
    ): UserRecord['fullName'] | Promise<UserRecord['fullName']>;
  };
}

export const extendUser = (hooks: UserHooks): UserHooks => hooks;
