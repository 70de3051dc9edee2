import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0006-address-changes-by-mail',
  steps: [addColumn('oob_code', { name: 'new_email', type: 'text', nullable: true })],
};
