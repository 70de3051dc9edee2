import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createIndex, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0022-dashboards',
  steps: [
    createIndex('customer', {
      name: 'ix_customer_date_created_customer_id',
      columns: [{ name: 'date_created' }, { name: 'customer_id' }],
    }),
    addColumn('role', {
      name: 'dashboard_of_id',
      field: 'dashboardOf',
      type: 'integer',
      nullable: true,
      references: { table: 'app_user', column: 'id' },
    }),
    addColumn('user_widget', { name: 'figure', field: 'figure', type: 'text', nullable: true, length: 60 }),
    addColumn('user_widget', { name: 'group_by', field: 'groupBy', type: 'text', nullable: true, length: 60 }),
    addColumn('user_widget', {
      name: 'period',
      field: 'period',
      type: 'text',
      nullable: true,
      values: ['This week', 'This month', 'This quarter', 'This year'],
    }),
    addColumn('user_widget', { name: 'width', field: 'width', type: 'integer', nullable: true }),
    addColumn('user_widget', { name: 'height', field: 'height', type: 'integer', nullable: true }),
  ],
};
