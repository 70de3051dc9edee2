import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0026-accounts',
  steps: [
    createTables([
      {
        name: 'attempt',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'name', type: 'text', nullable: true },
          { name: 'count', type: 'integer', nullable: true },
          { name: 'retry_at', type: 'text', nullable: true },
          { name: 'forget_at', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'uq_attempt_name', columns: [{ name: 'name', folded: true }], unique: true },
          { name: 'ix_attempt_forget_at_id', columns: [{ name: 'forget_at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('mail_outbox', { name: 'expires_at', type: 'text', nullable: true }),
    createIndex('mail_outbox', {
      name: 'ix_mail_outbox_expires_at_id',
      columns: [{ name: 'expires_at' }, { name: 'id' }],
    }),
    createIndex('oob_code', { name: 'ix_oob_code_expires_at_id', columns: [{ name: 'expires_at' }, { name: 'id' }] }),
    createIndex('record_history', {
      name: 'ix_record_history_entity_id',
      columns: [{ name: 'entity', folded: true }, { name: 'id' }],
    }),
    addColumn('session', { name: 'address', type: 'text', nullable: true }),
    addColumn('session', { name: 'client', type: 'text', nullable: true }),
    createIndex('session', { name: 'ix_session_expires_at_id', columns: [{ name: 'expires_at' }, { name: 'id' }] }),
  ],
};
