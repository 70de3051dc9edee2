import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0026-accounts',
  steps: [
    createTables([
      {
        name: 'attempt',
        entity: 'attempt',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'name', field: 'name', type: 'text', nullable: true, length: 64 },
          { name: 'count', field: 'count', type: 'integer', nullable: true },
          { name: 'retry_at', field: 'retryAt', type: 'text', nullable: true, format: 'date-time' },
          { name: 'forget_at', field: 'forgetAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [
          { name: 'uq_attempt_name', columns: [{ name: 'name', folded: true }], unique: true },
          { name: 'ix_attempt_forget_at_id', columns: [{ name: 'forget_at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('mail_outbox', {
      name: 'expires_at',
      field: 'expiresAt',
      type: 'text',
      nullable: true,
      format: 'date-time',
    }),
    createIndex('mail_outbox', {
      name: 'ix_mail_outbox_expires_at_id',
      columns: [{ name: 'expires_at' }, { name: 'id' }],
    }),
    createIndex('oob_code', { name: 'ix_oob_code_expires_at_id', columns: [{ name: 'expires_at' }, { name: 'id' }] }),
    createIndex('record_history', {
      name: 'ix_record_history_entity_id',
      columns: [{ name: 'entity', folded: true }, { name: 'id' }],
    }),
    addColumn('session', { name: 'address', field: 'address', type: 'text', nullable: true, length: 45 }),
    addColumn('session', { name: 'client', field: 'client', type: 'text', nullable: true, length: 400 }),
    createIndex('session', { name: 'ix_session_expires_at_id', columns: [{ name: 'expires_at' }, { name: 'id' }] }),
  ],
};
