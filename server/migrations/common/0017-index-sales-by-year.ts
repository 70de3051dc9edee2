import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0017-index-sales-by-year',
  steps: [
    createIndex('actual_sales', {
      name: 'ix_actual_sales_s_year_branch_id_cust_code_s_month_c_r6twwi',
      columns: [
        { name: 's_year' },
        { name: 'branch_id' },
        { name: 'cust_code' },
        { name: 's_month' },
        { name: 'customer_id' },
        { name: 'sales_value' },
        { name: 'id' },
      ],
    }),
    createIndex('sales_forecast', {
      name: 'ix_sales_forecast_s_year_branch_id_cust_code_s_month_z884zo',
      columns: [
        { name: 's_year' },
        { name: 'branch_id' },
        { name: 'cust_code' },
        { name: 's_month' },
        { name: 'customer_id' },
        { name: 'forecast_value' },
        { name: 'id' },
      ],
    }),
  ],
};
