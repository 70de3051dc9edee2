import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex, createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0023-support-case-replies-and-help',
  steps: [
    createTables([
      {
        name: 'support_case_reply',
        entity: 'supportCaseReply',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          {
            name: 'support_case_id',
            field: 'supportCase',
            type: 'integer',
            nullable: true,
            references: { table: 'support_case', column: 'id' },
          },
          { name: 'reply', field: 'reply', type: 'text', nullable: true, length: 4000 },
          { name: 'replied_on', field: 'repliedOn', type: 'text', nullable: true, format: 'date-time' },
          { name: 'date_created', field: 'dateCreated', type: 'text', nullable: true, format: 'date' },
          {
            name: 'created_by_id',
            field: 'createdBy',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'date_updated', field: 'dateUpdated', type: 'text', nullable: true, format: 'date' },
          {
            name: 'updated_by_id',
            field: 'updatedBy',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'version', field: 'version', type: 'integer', nullable: false },
        ],
        indexes: [
          { name: 'ix_support_case_reply_replied_on_id', columns: [{ name: 'replied_on' }, { name: 'id' }] },
          {
            name: 'ix_support_case_reply_support_case_id_replied_on_id',
            columns: [{ name: 'support_case_id' }, { name: 'replied_on' }, { name: 'id' }],
          },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('help_video', { name: 'page', field: 'page', type: 'text', nullable: true, length: 100 }),
    createIndex('support_case', {
      name: 'ix_support_case_description_id',
      columns: [{ name: 'description', folded: true }, { name: 'id' }],
    }),
    createIndex('support_case', {
      name: 'ix_support_case_logged_in_user_id_description_id',
      columns: [{ name: 'logged_in_user_id' }, { name: 'description', folded: true }, { name: 'id' }],
    }),
    createIndex('support_case', {
      name: 'ix_support_case_type_id_description_id',
      columns: [{ name: 'type_id' }, { name: 'description', folded: true }, { name: 'id' }],
    }),
    createIndex('support_case', {
      name: 'ix_support_case_status_id_description_id',
      columns: [{ name: 'status_id' }, { name: 'description', folded: true }, { name: 'id' }],
    }),
    createIndex('support_case', {
      name: 'ix_support_case_active_description_id',
      columns: [{ name: 'active' }, { name: 'description', folded: true }, { name: 'id' }],
    }),
  ],
};
