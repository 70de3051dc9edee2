import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0008-add-number-sequence',
  steps: [
    createTables([
      {
        name: 'number_sequence',
        entity: 'numberSequence',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'name', field: 'name', type: 'text', nullable: true, length: 60 },
          { name: 'within_id', field: 'withinId', type: 'integer', nullable: true },
          { name: 'last', field: 'last', type: 'integer', nullable: true },
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
