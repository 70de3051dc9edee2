import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0037-mail-that-was-given-up',
  steps: [
    addColumn('mail_outbox', { name: 'sent_for', field: 'sentFor', type: 'text', nullable: true, length: 60 }),
    addColumn('mail_outbox', { name: 'sent_for_id', field: 'sentForId', type: 'integer', nullable: true }),
  ],
};
