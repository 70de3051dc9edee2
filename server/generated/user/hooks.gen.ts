// Generated from schemas/entities/user/. Do not edit: change the schema and run npm run generate.

import type { DeriveContext, EntityHooks } from '../../services/save/hooks.ts';
import type { User } from './types.gen.ts';

export interface UserHooks extends EntityHooks<User> {
  readonly derive: {
    /** Gives fullName for firstName, lastName. */
    fullName(
      from: Pick<User, 'firstName' | 'lastName'>,
      context: DeriveContext,
    ): User['fullName'] | Promise<User['fullName']>;
  };
}

export const extendUser = (hooks: UserHooks): UserHooks => hooks;
