import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0042-files-are-found-by-their-names',
  steps: [
    createIndex('attachment', {
      name: 'ix_attachment_file_location_attach_id',
      columns: [{ name: 'file_location', folded: true }, { name: 'attach_id' }],
    }),
    createIndex('quotation_document', {
      name: 'ix_quotation_document_file_location_id',
      columns: [{ name: 'file_location', folded: true }, { name: 'id' }],
    }),
  ],
};
