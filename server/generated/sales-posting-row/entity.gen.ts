// Generated from schemas/platform/sales-posting-row.json. Do not edit: change the schema and run npm run generate.
import { EntitySchema } from 'typeorm';
export const SalesPostingRowSchema = new EntitySchema<Record<string, unknown>>({
  name: 'salesPostingRow',
  tableName: 'sales_posting_row',
  columns: {
    id: { name: 'id', type: Number, primary: true, generated: 'increment' },
    postingId: { name: 'posting_id', type: Number, nullable: true },
    position: { name: 'position', type: Number, nullable: true },
    rowNo: { name: 'row_no', type: Number, nullable: true },
    branch: { name: 'branch', type: 'text', nullable: true },
    custCode: { name: 'cust_code', type: 'text', nullable: true },
    figures: { name: 'figures', type: 'text', nullable: true },
    outcome: { name: 'outcome', type: 'text', nullable: true },
    message: { name: 'message', type: 'text', nullable: true },
  },
});
