import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0039-trash-and-undo',
  steps: [
    createTables([
      {
        name: 'trash',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'kind', type: 'text', nullable: true },
          { name: 'record_id', type: 'integer', nullable: true },
          { name: 'record_name', type: 'text', nullable: true },
          { name: 'about', type: 'text', nullable: true },
          { name: 'records', type: 'integer', nullable: true },
          { name: 'deleted_at', type: 'text', nullable: true },
          { name: 'deleted_by_id', type: 'integer', nullable: true, references: { table: 'app_user', column: 'id' } },
          { name: 'kept_until', type: 'text', nullable: true },
          { name: 'search_text', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'ix_trash_deleted_at_id', columns: [{ name: 'deleted_at' }, { name: 'id' }] },
          { name: 'ix_trash_record_name_id', columns: [{ name: 'record_name', folded: true }, { name: 'id' }] },
          {
            name: 'ix_trash_deleted_by_id_deleted_at_id',
            columns: [{ name: 'deleted_by_id' }, { name: 'deleted_at' }, { name: 'id' }],
          },
          {
            name: 'ix_trash_deleted_by_id_record_name_id',
            columns: [{ name: 'deleted_by_id' }, { name: 'record_name', folded: true }, { name: 'id' }],
          },
          {
            name: 'ix_trash_kind_deleted_at_id',
            columns: [{ name: 'kind', folded: true }, { name: 'deleted_at' }, { name: 'id' }],
          },
          {
            name: 'ix_trash_kind_record_name_id',
            columns: [{ name: 'kind', folded: true }, { name: 'record_name', folded: true }, { name: 'id' }],
          },
          { name: 'ix_trash_kept_until_id', columns: [{ name: 'kept_until' }, { name: 'id' }] },
        ],
        search: true,
        duplicates: false,
      },
      {
        name: 'renamed_record',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'entity', type: 'text', nullable: true },
          { name: 'record_id', type: 'integer', nullable: true },
        ],
        indexes: [],
        search: false,
        duplicates: false,
      },
      {
        name: 'trash_claim',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'trash_id', type: 'integer', nullable: true },
          { name: 'entity', type: 'text', nullable: true },
          { name: 'fields', type: 'text', nullable: true },
          { name: 'claimed', type: 'text', nullable: true },
          { name: 'file', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'ix_trash_claim_trash_id_id', columns: [{ name: 'trash_id' }, { name: 'id' }] },
          {
            name: 'ix_trash_claim_entity_fields_claimed_id',
            columns: [
              { name: 'entity', folded: true },
              { name: 'fields', folded: true },
              { name: 'claimed', folded: true },
              { name: 'id' },
            ],
          },
          { name: 'ix_trash_claim_file_id', columns: [{ name: 'file', folded: true }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'trash_row',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'trash_id', type: 'integer', nullable: true },
          { name: 'entity', type: 'text', nullable: true },
          { name: 'record_id', type: 'integer', nullable: true },
          { name: 'content', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'ix_trash_row_trash_id_id', columns: [{ name: 'trash_id' }, { name: 'id' }] },
          {
            name: 'ix_trash_row_record_id_entity_id',
            columns: [{ name: 'record_id' }, { name: 'entity', folded: true }, { name: 'id' }],
          },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'undo_entry',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'token', type: 'text', nullable: true },
          { name: 'kind', type: 'text', nullable: true },
          { name: 'rule', type: 'text', nullable: true },
          { name: 'entity', type: 'text', nullable: true },
          { name: 'record_id', type: 'integer', nullable: true },
          { name: 'facts', type: 'text', nullable: true },
          { name: 'at', type: 'text', nullable: true },
          { name: 'until', type: 'text', nullable: true },
          { name: 'user_id', type: 'integer', nullable: true },
          { name: 'user_name', type: 'text', nullable: true },
          { name: 'undone_at', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'uq_undo_entry_token', columns: [{ name: 'token' }], unique: true },
          { name: 'ix_undo_entry_until_id', columns: [{ name: 'until' }, { name: 'id' }] },
          {
            name: 'ix_undo_entry_record_id_entity_kind_id',
            columns: [{ name: 'record_id' }, { name: 'entity', folded: true }, { name: 'kind' }, { name: 'id' }],
          },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'undo_step',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'token', type: 'text', nullable: true },
          { name: 'entity', type: 'text', nullable: true },
          { name: 'record_id', type: 'integer', nullable: true },
          { name: 'action', type: 'text', nullable: true },
          { name: 'before', type: 'text', nullable: true },
          { name: 'after', type: 'text', nullable: true },
          { name: 'version', type: 'integer', nullable: true },
          { name: 'by_product', type: 'boolean', nullable: false },
        ],
        indexes: [{ name: 'ix_undo_step_token_id', columns: [{ name: 'token' }, { name: 'id' }] }],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('mail_outbox', { name: 'undo_token', type: 'text', nullable: true }),
    createIndex('mail_outbox', {
      name: 'ix_mail_outbox_undo_token_id',
      columns: [{ name: 'undo_token' }, { name: 'id' }],
    }),
  ],
};
