import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0006-address-changes-by-mail',
  steps: [addColumn('oob_code', { name: 'new_email', field: 'newEmail', type: 'text', nullable: true, length: 254 })],
};
