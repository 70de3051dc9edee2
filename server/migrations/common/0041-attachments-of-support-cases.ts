import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex, run } from '../../core/db/migrations/steps.ts';

/** The screenshots that people have sent so far: files that belong to nothing but a support case. */
const statements = [
  `update attachment set support_case_id = (
      select max(c.id) from support_case c where c.screenshot_id = attachment.attach_id)
    where customer_id is null and opportunity_id is null and quotation_id is null`,
];

export const migration: Migration = {
  name: '0041-attachments-of-support-cases',
  steps: [
    addColumn('attachment', {
      name: 'support_case_id',
      field: 'supportCase',
      type: 'integer',
      nullable: true,
      references: { table: 'support_case', column: 'id' },
    }),
    createIndex('attachment', {
      name: 'ix_attachment_support_case_id_attach_id',
      columns: [{ name: 'support_case_id' }, { name: 'attach_id' }],
    }),
    run({ sqlite: statements, postgres: statements }),
  ],
};
