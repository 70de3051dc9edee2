import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0027-second-factors',
  steps: [
    createTables([
      {
        name: 'pending_second_factor',
        entity: 'pendingSecondFactor',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'token_hash', field: 'tokenHash', type: 'text', nullable: true, length: 64 },
          { name: 'uid', field: 'uid', type: 'text', nullable: true, length: 36 },
          { name: 'secret', field: 'secret', type: 'text', nullable: true, length: 400 },
          { name: 'expires_at', field: 'expiresAt', type: 'text', nullable: true, format: 'date-time' },
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
        entity: 'recoveryCode',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'uid', field: 'uid', type: 'text', nullable: true, length: 36 },
          { name: 'code_hash', field: 'codeHash', type: 'text', nullable: true, length: 64 },
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
        entity: 'secondFactor',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'uid', field: 'uid', type: 'text', nullable: true, length: 36 },
          { name: 'factor_id', field: 'factorId', type: 'text', nullable: true, length: 36 },
          { name: 'name', field: 'name', type: 'text', nullable: true, length: 100 },
          { name: 'secret', field: 'secret', type: 'text', nullable: true, length: 400 },
          { name: 'last_step', field: 'lastStep', type: 'integer', nullable: true },
          { name: 'enrolled_at', field: 'enrolledAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [{ name: 'uq_second_factor_uid', columns: [{ name: 'uid', folded: true }], unique: true }],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('role', {
      name: 'requires_second_factor',
      field: 'requiresSecondFactor',
      type: 'boolean',
      nullable: false,
    }),
    addColumn('session', { name: 'second_factor', field: 'secondFactor', type: 'boolean', nullable: false }),
  ],
};
