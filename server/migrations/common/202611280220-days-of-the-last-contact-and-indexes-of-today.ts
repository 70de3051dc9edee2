import type { Migration } from '../../core/db/migrations/migrate.ts';
import { dropIndex, createIndex, addColumn, run } from '../../core/db/migrations/steps.ts';

/** The index of activities by customer and date, which is made first, yields the latest of each customer. */
const fill = `update customer set last_contact =
  (select max(date_created) from activity where activity.customer_id = customer.customer_id)`;

export const migration: Migration = {
  name: '202611280220-days-of-the-last-contact-and-indexes-of-today',
  steps: [
    dropIndex('activity', {
      name: 'ix_activity_user_id_activity_status_id_start_date_ac_wxszev',
      columns: [{ name: 'user_id' }, { name: 'activity_status_id' }, { name: 'start_date' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_user_id_activity_status_id_start_date_de_ocxzn5',
      columns: [
        { name: 'user_id' },
        { name: 'activity_status_id' },
        { name: 'start_date' },
        { name: 'deadline_date' },
        { name: 'date_created' },
        { name: 'activity_id' },
      ],
    }),
    createIndex('activity', {
      name: 'ix_activity_customer_id_date_created_activity_id',
      columns: [{ name: 'customer_id' }, { name: 'date_created' }, { name: 'activity_id' }],
    }),
    createIndex('alert', {
      name: 'ix_alert_user_id_alert_seen_archived_date_created_id',
      columns: [
        { name: 'user_id' },
        { name: 'alert_seen' },
        { name: 'archived' },
        { name: 'date_created' },
        { name: 'id' },
      ],
    }),
    addColumn('customer', { name: 'last_contact', field: 'lastContact', type: 'text', nullable: true, format: 'date' }),
    run({ sqlite: [fill], postgres: [fill] }),
    createIndex('customer', {
      name: 'ix_customer_last_contact_customer_id',
      columns: [{ name: 'last_contact' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_sales_exec_id_active_last_contact_date_c_44awsk',
      columns: [
        { name: 'sales_exec_id' },
        { name: 'active' },
        { name: 'last_contact' },
        { name: 'date_created' },
        { name: 'customer_id' },
      ],
    }),
  ],
};
