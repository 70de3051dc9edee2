import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0036-sales-execs-can-be-users',
  steps: [
    addColumn('sales_exec', {
      name: 'user_id',
      field: 'user',
      type: 'integer',
      nullable: true,
      references: { table: 'app_user', column: 'id' },
    }),
    createIndex('sales_exec', { name: 'uq_sales_exec_user_id', columns: [{ name: 'user_id' }], unique: true }),
  ],
};
