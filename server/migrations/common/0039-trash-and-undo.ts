import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0039-trash-and-undo',
  steps: [
    createTables([
      {
        name: 'trash',
        entity: 'trash',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'kind', field: 'kind', type: 'text', nullable: true, length: 60 },
          { name: 'record_id', field: 'recordId', type: 'integer', nullable: true },
          { name: 'record_name', field: 'recordName', type: 'text', nullable: true, length: 400 },
          { name: 'about', field: 'about', type: 'text', nullable: true, length: 400 },
          { name: 'records', field: 'records', type: 'integer', nullable: true },
          { name: 'deleted_at', field: 'deletedAt', type: 'text', nullable: true, format: 'date-time' },
          {
            name: 'deleted_by_id',
            field: 'deletedBy',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'kept_until', field: 'keptUntil', type: 'text', nullable: true, format: 'date' },
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
        entity: 'renamedRecord',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'record_id', field: 'recordId', type: 'integer', nullable: true },
        ],
        indexes: [],
        search: false,
        duplicates: false,
      },
      {
        name: 'trash_claim',
        entity: 'trashClaim',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'trash_id', field: 'trashId', type: 'integer', nullable: true },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'fields', field: 'fields', type: 'text', nullable: true, length: 400 },
          { name: 'claimed', field: 'claimed', type: 'text', nullable: true, length: 4000 },
          { name: 'file', field: 'file', type: 'text', nullable: true, length: 255 },
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
        entity: 'trashRow',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'trash_id', field: 'trashId', type: 'integer', nullable: true },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'record_id', field: 'recordId', type: 'integer', nullable: true },
          { name: 'content', field: 'content', type: 'text', nullable: true, length: 4000 },
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
        entity: 'undoEntry',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'token', field: 'token', type: 'text', nullable: true, length: 40 },
          {
            name: 'kind',
            field: 'kind',
            type: 'text',
            nullable: true,
            values: ['save', 'merge', 'replacement', 'handOver', 'posting'],
          },
          { name: 'rule', field: 'rule', type: 'text', nullable: true, length: 4000 },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'record_id', field: 'recordId', type: 'integer', nullable: true },
          { name: 'facts', field: 'facts', type: 'text', nullable: true, length: 4000 },
          { name: 'at', field: 'at', type: 'text', nullable: true, format: 'date-time' },
          { name: 'until', field: 'until', type: 'text', nullable: true, format: 'date-time' },
          { name: 'user_id', field: 'userId', type: 'integer', nullable: true },
          { name: 'user_name', field: 'userName', type: 'text', nullable: true, length: 201 },
          { name: 'undone_at', field: 'undoneAt', type: 'text', nullable: true, format: 'date-time' },
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
        entity: 'undoStep',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'token', field: 'token', type: 'text', nullable: true, length: 40 },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'record_id', field: 'recordId', type: 'integer', nullable: true },
          { name: 'action', field: 'action', type: 'text', nullable: true, values: ['create', 'change', 'remove'] },
          { name: 'before', field: 'before', type: 'text', nullable: true, length: 4000 },
          { name: 'after', field: 'after', type: 'text', nullable: true, length: 4000 },
          { name: 'version', field: 'version', type: 'integer', nullable: true },
          { name: 'by_product', field: 'byProduct', type: 'boolean', nullable: false },
        ],
        indexes: [{ name: 'ix_undo_step_token_id', columns: [{ name: 'token' }, { name: 'id' }] }],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('mail_outbox', { name: 'undo_token', field: 'undoToken', type: 'text', nullable: true, length: 40 }),
    createIndex('mail_outbox', {
      name: 'ix_mail_outbox_undo_token_id',
      columns: [{ name: 'undo_token' }, { name: 'id' }],
    }),
  ],
};
