import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex, step } from '../../core/db/migrations/steps.ts';
import { sql } from '../../core/db/sql.ts';

/** Until people choose, all alerts are in the bell, and support cases are mailed. */
const asBefore = step(
  () => [
    sql.raw(`update app_user set get_reminder_alert = true, get_notes_alert = true, get_cust_approve_alert = true,
      get_support_alert = true, get_support_email = true, get_report_alert = true`),
  ],
  () => [],
);

export const migration: Migration = {
  name: '0030-alerts-by-mail-and-in-a-daily-digest',
  steps: [
    addColumn('alert', { name: 'link', field: 'link', type: 'text', nullable: true, length: 200 }),
    addColumn('alert', { name: 'digest_at', field: 'digestAt', type: 'text', nullable: true, format: 'date-time' }),
    createIndex('alert', { name: 'ix_alert_digest_at_id', columns: [{ name: 'digest_at' }, { name: 'id' }] }),
    addColumn('app_user', { name: 'get_reminder_alert', field: 'getReminderAlert', type: 'boolean', nullable: false }),
    addColumn('app_user', {
      name: 'get_reminder_digest',
      field: 'getReminderDigest',
      type: 'boolean',
      nullable: false,
    }),
    addColumn('app_user', { name: 'get_notes_alert', field: 'getNotesAlert', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_notes_digest', field: 'getNotesDigest', type: 'boolean', nullable: false }),
    addColumn('app_user', {
      name: 'get_cust_approve_alert',
      field: 'getCustApproveAlert',
      type: 'boolean',
      nullable: false,
    }),
    addColumn('app_user', {
      name: 'get_cust_approve_digest',
      field: 'getCustApproveDigest',
      type: 'boolean',
      nullable: false,
    }),
    addColumn('app_user', { name: 'get_support_alert', field: 'getSupportAlert', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_support_email', field: 'getSupportEmail', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_support_digest', field: 'getSupportDigest', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_report_alert', field: 'getReportAlert', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_report_email', field: 'getReportEmail', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_report_digest', field: 'getReportDigest', type: 'boolean', nullable: false }),
    asBefore,
  ],
};
