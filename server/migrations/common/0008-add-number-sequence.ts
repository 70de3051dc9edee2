import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0008-add-number-sequence',
  steps: [
    createTables([
      {
        name: 'number_sequence',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'name', type: 'text', nullable: true },
          { name: 'within_id', type: 'integer', nullable: true },
          { name: 'last', type: 'integer', nullable: true },
        ],
        indexes: [
          {
            name: 'uq_number_sequence_name_within_id',
            columns: [{ name: 'name', folded: true }, { name: 'within_id' }],
            unique: true,
          },
        ],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
