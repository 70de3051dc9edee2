import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0012-scheduled-reports',
  steps: [
    createTables([
      {
        name: 'report_schedule',
        entity: 'reportSchedule',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'report', field: 'report', type: 'integer', nullable: true },
          { name: 'report_name', field: 'reportName', type: 'text', nullable: true, length: 80 },
          {
            name: 'period',
            field: 'period',
            type: 'text',
            nullable: true,
            values: [
              'All',
              'Yesterday',
              'This week',
              'Last week',
              'This month',
              'Last month',
              'This quarter',
              'Last quarter',
              'This year',
              'Last year',
            ],
          },
          { name: 'file_format', field: 'fileFormat', type: 'text', nullable: true, values: ['XLSX', 'CSV'] },
          { name: 'every', field: 'every', type: 'text', nullable: true, values: ['Day', 'Week', 'Month'] },
          {
            name: 'weekday',
            field: 'weekday',
            type: 'text',
            nullable: true,
            values: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          },
          { name: 'month_day', field: 'monthDay', type: 'integer', nullable: true },
          { name: 'send_time', field: 'sendTime', type: 'text', nullable: true, format: 'time' },
          { name: 'active', field: 'active', type: 'boolean', nullable: false },
          {
            name: 'owner_id',
            field: 'owner',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'next_run', field: 'nextRun', type: 'text', nullable: true, format: 'date-time' },
          { name: 'last_run', field: 'lastRun', type: 'text', nullable: true, format: 'date-time' },
          { name: 'result', field: 'result', type: 'text', nullable: true, length: 300 },
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
        entity: 'reportSchedule',
        field: 'recipients',
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
        entity: 'mailAttachment',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'mail_id', field: 'mailId', type: 'integer', nullable: true },
          { name: 'file_name', field: 'fileName', type: 'text', nullable: true, length: 255 },
          { name: 'content', field: 'content', type: 'text', nullable: true, length: 4000 },
        ],
        indexes: [{ name: 'ix_mail_attachment_mail_id_id', columns: [{ name: 'mail_id' }, { name: 'id' }] }],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
