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
    addColumn('alert', { name: 'link', type: 'text', nullable: true }),
    addColumn('alert', { name: 'digest_at', type: 'text', nullable: true }),
    createIndex('alert', { name: 'ix_alert_digest_at_id', columns: [{ name: 'digest_at' }, { name: 'id' }] }),
    addColumn('app_user', { name: 'get_reminder_alert', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_reminder_digest', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_notes_alert', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_notes_digest', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_cust_approve_alert', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_cust_approve_digest', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_support_alert', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_support_email', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_support_digest', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_report_alert', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_report_email', type: 'boolean', nullable: false }),
    addColumn('app_user', { name: 'get_report_digest', type: 'boolean', nullable: false }),
    asBefore,
  ],
};
