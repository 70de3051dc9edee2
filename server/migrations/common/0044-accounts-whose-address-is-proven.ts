import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, run } from '../../core/db/migrations/steps.ts';

const isActive = `exists (select 1 from app_user u where u.uid = account.uid and u.status = 'ACTIVE')`;
const isPlaced = `exists (select 1 from app_user u where u.uid = account.uid and u.role_id is not null)`;

/**
 * A sign-in was taken for the acceptance of an invitation. Users who are active have been let in by an administrator, so
 * their address counts as proven, unless their invitation is still open.
 */
const statements = [
  `update account set accepted_at = last_login_at
    where invited_at is not null and accepted_at is null and last_login_at is not null`,
  `update account set invited_at = null where accepted_at is null and not ${isActive}`,
  `update account set verified_at = coalesce(accepted_at, last_login_at, created_at)
    where accepted_at is not null or (invited_at is null and ${isActive})`,
  `update account set self_registered = true where invited_at is null and not ${isActive} and not ${isPlaced}`,
];

export const migration: Migration = {
  name: '0044-accounts-whose-address-is-proven',
  steps: [
    addColumn('account', { name: 'self_registered', field: 'selfRegistered', type: 'boolean', nullable: false }),
    addColumn('account', {
      name: 'verified_at',
      field: 'verifiedAt',
      type: 'text',
      nullable: true,
      format: 'date-time',
    }),
    run({ sqlite: statements, postgres: statements }),
  ],
};
