import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0010-letterheads-and-sent-quotations',
  steps: [
    createTables([
      {
        name: 'quotation_document',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          {
            name: 'quotation_id',
            type: 'integer',
            nullable: true,
            references: { table: 'quotation', column: 'quote_ver_id' },
          },
          { name: 'recipient', type: 'text', nullable: true },
          { name: 'cc', type: 'text', nullable: true },
          { name: 'subject', type: 'text', nullable: true },
          { name: 'message', type: 'text', nullable: true },
          { name: 'sent_on', type: 'text', nullable: true },
          { name: 'file_name', type: 'text', nullable: true },
          { name: 'file_location', type: 'text', nullable: true },
          { name: 'file_size', type: 'integer', nullable: true },
          { name: 'file_hash', type: 'text', nullable: true },
          { name: 'date_created', type: 'text', nullable: true },
          { name: 'created_by_id', type: 'integer', nullable: true, references: { table: 'app_user', column: 'id' } },
          { name: 'date_updated', type: 'text', nullable: true },
          { name: 'updated_by_id', type: 'integer', nullable: true, references: { table: 'app_user', column: 'id' } },
          { name: 'version', type: 'integer', nullable: false },
        ],
        indexes: [
          { name: 'ix_quotation_document_sent_on_id', columns: [{ name: 'sent_on' }, { name: 'id' }] },
          {
            name: 'ix_quotation_document_quotation_id_sent_on_id',
            columns: [{ name: 'quotation_id' }, { name: 'sent_on' }, { name: 'id' }],
          },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'letterhead',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'company_name', type: 'text', nullable: true },
          { name: 'mbp_branch_id', type: 'integer', nullable: true, references: { table: 'branch', column: 'id' } },
          { name: 'address1', type: 'text', nullable: true },
          { name: 'address2', type: 'text', nullable: true },
          { name: 'address3', type: 'text', nullable: true },
          { name: 'post_code', type: 'text', nullable: true },
          { name: 'phone_no', type: 'text', nullable: true },
          { name: 'email', type: 'text', nullable: true },
          { name: 'website', type: 'text', nullable: true },
          { name: 'company_no', type: 'text', nullable: true },
          { name: 'vat_no', type: 'text', nullable: true },
          { name: 'terms', type: 'text', nullable: true },
          { name: 'active', type: 'boolean', nullable: false },
          { name: 'version', type: 'integer', nullable: false },
        ],
        indexes: [{ name: 'uq_letterhead_mbp_branch_id', columns: [{ name: 'mbp_branch_id' }], unique: true }],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('quotation', { name: 'sent_on', type: 'text', nullable: true }),
    addColumn('quotation', { name: 'sent_to', type: 'text', nullable: true }),
    addColumn('mail_outbox', { name: 'copy_to', type: 'text', nullable: true }),
    addColumn('mail_outbox', { name: 'reply_to', type: 'text', nullable: true }),
    addColumn('mail_outbox', { name: 'file_location', type: 'text', nullable: true }),
    addColumn('mail_outbox', { name: 'file_name', type: 'text', nullable: true }),
  ],
};
