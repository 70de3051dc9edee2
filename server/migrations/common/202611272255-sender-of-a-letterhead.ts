import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611272255-sender-of-a-letterhead',
  steps: [
    addColumn('letterhead', { name: 'sender_name', field: 'senderName', type: 'text', nullable: true, length: 100 }),
    addColumn('letterhead', { name: 'sender_email', field: 'senderEmail', type: 'text', nullable: true, length: 254 }),
    addColumn('mail_outbox', { name: 'sender_name', field: 'senderName', type: 'text', nullable: true, length: 100 }),
    addColumn('mail_outbox', { name: 'sender_email', field: 'senderEmail', type: 'text', nullable: true, length: 254 }),
  ],
};
