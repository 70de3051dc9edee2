import type { Migration } from '../../core/db/migrations/migrate.ts';
import { widenColumn, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611271648-mails-to-several-people',
  steps: [
    widenColumn('quotation', { name: 'sent_to', field: 'sentTo', type: 'text', nullable: true, length: 1000 }),
    addColumn('quotation_document', { name: 'bcc', field: 'bcc', type: 'text', nullable: true, length: 1000 }),
    widenColumn('quotation_document', { name: 'recipient', field: 'to', type: 'text', nullable: true, length: 1000 }),
    addColumn('mail_outbox', {
      name: 'blind_copy_to',
      field: 'blindCopyTo',
      type: 'text',
      nullable: true,
      length: 1000,
    }),
    widenColumn('mail_outbox', { name: 'recipient', field: 'recipient', type: 'text', nullable: true, length: 1000 }),
  ],
};
