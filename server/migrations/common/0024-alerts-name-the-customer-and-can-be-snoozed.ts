import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0024-alerts-name-the-customer-and-can-be-snoozed',
  steps: [
    addColumn('alert', { name: 'customer_name', field: 'customerName', type: 'text', nullable: true, length: 200 }),
    addColumn('alert', {
      name: 'snoozed_until',
      field: 'snoozedUntil',
      type: 'text',
      nullable: true,
      format: 'date-time',
    }),
    createIndex('alert', {
      name: 'ix_alert_snoozed_until_date_created_id',
      columns: [{ name: 'snoozed_until' }, { name: 'date_created' }, { name: 'id' }],
    }),
    createIndex('alert', { name: 'ix_alert_snoozed_until_id', columns: [{ name: 'snoozed_until' }, { name: 'id' }] }),
  ],
};
