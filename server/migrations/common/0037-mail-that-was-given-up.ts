import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0037-mail-that-was-given-up',
  steps: [
    addColumn('mail_outbox', { name: 'sent_for', type: 'text', nullable: true }),
    addColumn('mail_outbox', { name: 'sent_for_id', type: 'integer', nullable: true }),
  ],
};
