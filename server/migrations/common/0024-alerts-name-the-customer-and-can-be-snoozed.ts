import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0024-alerts-name-the-customer-and-can-be-snoozed',
  steps: [
    addColumn('alert', { name: 'customer_name', type: 'text', nullable: true }),
    addColumn('alert', { name: 'snoozed_until', type: 'text', nullable: true }),
    createIndex('alert', {
      name: 'ix_alert_snoozed_until_date_created_id',
      columns: [{ name: 'snoozed_until' }, { name: 'date_created' }, { name: 'id' }],
    }),
    createIndex('alert', { name: 'ix_alert_snoozed_until_id', columns: [{ name: 'snoozed_until' }, { name: 'id' }] }),
  ],
};
