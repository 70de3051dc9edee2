import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0027-second-factors',
  steps: [
    createTables([
      {
        name: 'pending_second_factor',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'token_hash', type: 'text', nullable: true },
          { name: 'uid', type: 'text', nullable: true },
          { name: 'secret', type: 'text', nullable: true },
          { name: 'expires_at', type: 'text', nullable: true },
        ],
        indexes: [
          {
            name: 'uq_pending_second_factor_token_hash',
            columns: [{ name: 'token_hash', folded: true }],
            unique: true,
          },
          { name: 'ix_pending_second_factor_uid_id', columns: [{ name: 'uid', folded: true }, { name: 'id' }] },
          { name: 'ix_pending_second_factor_expires_at_id', columns: [{ name: 'expires_at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'recovery_code',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'uid', type: 'text', nullable: true },
          { name: 'code_hash', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'uq_recovery_code_code_hash', columns: [{ name: 'code_hash', folded: true }], unique: true },
          { name: 'ix_recovery_code_uid_id', columns: [{ name: 'uid', folded: true }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'second_factor',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'uid', type: 'text', nullable: true },
          { name: 'factor_id', type: 'text', nullable: true },
          { name: 'name', type: 'text', nullable: true },
          { name: 'secret', type: 'text', nullable: true },
          { name: 'last_step', type: 'integer', nullable: true },
          { name: 'enrolled_at', type: 'text', nullable: true },
        ],
        indexes: [{ name: 'uq_second_factor_uid', columns: [{ name: 'uid', folded: true }], unique: true }],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('role', { name: 'requires_second_factor', type: 'boolean', nullable: false }),
    addColumn('session', { name: 'second_factor', type: 'boolean', nullable: false }),
  ],
};
