import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0012-scheduled-reports',
  steps: [
    createTables([
      {
        name: 'report_schedule',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'report', type: 'integer', nullable: true },
          { name: 'report_name', type: 'text', nullable: true },
          { name: 'period', type: 'text', nullable: true },
          { name: 'file_format', type: 'text', nullable: true },
          { name: 'every', type: 'text', nullable: true },
          { name: 'weekday', type: 'text', nullable: true },
          { name: 'month_day', type: 'integer', nullable: true },
          { name: 'send_time', type: 'text', nullable: true },
          { name: 'active', type: 'boolean', nullable: false },
          { name: 'owner_id', type: 'integer', nullable: true, references: { table: 'app_user', column: 'id' } },
          { name: 'next_run', type: 'text', nullable: true },
          { name: 'last_run', type: 'text', nullable: true },
          { name: 'result', type: 'text', nullable: true },
          { name: 'date_created', type: 'text', nullable: true },
          { name: 'created_by_id', type: 'integer', nullable: true, references: { table: 'app_user', column: 'id' } },
          { name: 'date_updated', type: 'text', nullable: true },
          { name: 'updated_by_id', type: 'integer', nullable: true, references: { table: 'app_user', column: 'id' } },
          { name: 'version', type: 'integer', nullable: false },
          { name: 'search_text', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'ix_report_schedule_next_run_id', columns: [{ name: 'next_run' }, { name: 'id' }] },
          {
            name: 'ix_report_schedule_report_name_id',
            columns: [{ name: 'report_name', folded: true }, { name: 'id' }],
          },
          {
            name: 'ix_report_schedule_owner_id_next_run_id',
            columns: [{ name: 'owner_id' }, { name: 'next_run' }, { name: 'id' }],
          },
          {
            name: 'ix_report_schedule_owner_id_report_name_id',
            columns: [{ name: 'owner_id' }, { name: 'report_name', folded: true }, { name: 'id' }],
          },
          {
            name: 'ix_report_schedule_every_next_run_id',
            columns: [{ name: 'every' }, { name: 'next_run' }, { name: 'id' }],
          },
          {
            name: 'ix_report_schedule_every_report_name_id',
            columns: [{ name: 'every' }, { name: 'report_name', folded: true }, { name: 'id' }],
          },
          {
            name: 'ix_report_schedule_active_next_run_id',
            columns: [{ name: 'active' }, { name: 'next_run' }, { name: 'id' }],
          },
          {
            name: 'ix_report_schedule_active_report_name_id',
            columns: [{ name: 'active' }, { name: 'report_name', folded: true }, { name: 'id' }],
          },
        ],
        search: true,
        duplicates: false,
      },
      {
        name: 'report_schedule_recipients',
        columns: [
          {
            name: 'owner_id',
            type: 'integer',
            nullable: false,
            references: { table: 'report_schedule', column: 'id', cascade: true },
          },
          { name: 'item_id', type: 'integer', nullable: false, references: { table: 'app_user', column: 'id' } },
        ],
        indexes: [
          {
            name: 'uq_report_schedule_recipients_owner_id_item_id',
            columns: [{ name: 'owner_id' }, { name: 'item_id' }],
            unique: true,
          },
          { name: 'ix_report_schedule_recipients_item_id', columns: [{ name: 'item_id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'mail_attachment',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'mail_id', type: 'integer', nullable: true },
          { name: 'file_name', type: 'text', nullable: true },
          { name: 'content', type: 'text', nullable: true },
        ],
        indexes: [{ name: 'ix_mail_attachment_mail_id_id', columns: [{ name: 'mail_id' }, { name: 'id' }] }],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
