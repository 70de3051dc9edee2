import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611271631-words-that-a-search-knows',
  steps: [
    createTables([
      {
        name: 'search_slip',
        entity: 'searchSlip',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'slip', field: 'slip', type: 'integer', nullable: true },
          { name: 'word', field: 'word', type: 'text', nullable: true, length: 30 },
        ],
        indexes: [
          {
            name: 'uq_search_slip_slip_word',
            columns: [{ name: 'slip' }, { name: 'word', folded: true }],
            unique: true,
          },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('installation', { name: 'search_terms', field: 'searchTerms', type: 'text', nullable: true, length: 64 }),
  ],
};
