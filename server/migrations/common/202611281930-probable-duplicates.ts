import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, run } from '../../core/db/migrations/steps.ts';

/** Every record is compared once. */
const compareAll = (table: string, key: string) => {
  const statement = `insert into due_comparison (entity, record_id) select '${table}', ${key} from ${table} order by ${key}`;
  return run({ sqlite: [statement], postgres: [statement] });
};

export const migration: Migration = {
  name: '202611281930-probable-duplicates',
  steps: [
    createTables([
      {
        name: 'due_comparison',
        entity: 'dueComparison',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'record_id', field: 'recordId', type: 'integer', nullable: true },
        ],
        indexes: [],
        search: false,
        duplicates: false,
      },
      {
        name: 'probable_duplicate',
        entity: 'probableDuplicate',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'low_id', field: 'lowId', type: 'integer', nullable: true },
          { name: 'high_id', field: 'highId', type: 'integer', nullable: true },
          { name: 'score', field: 'score', type: 'integer', nullable: true },
          { name: 'reasons', field: 'reasons', type: 'text', nullable: true, length: 4000 },
        ],
        indexes: [
          {
            name: 'uq_probable_duplicate_entity_low_id_high_id',
            columns: [{ name: 'entity', folded: true }, { name: 'low_id' }, { name: 'high_id' }],
            unique: true,
          },
          { name: 'ix_probable_duplicate_high_id_id', columns: [{ name: 'high_id' }, { name: 'id' }] },
          {
            name: 'ix_probable_duplicate_entity_score_id',
            columns: [{ name: 'entity', folded: true }, { name: 'score' }, { name: 'id' }],
          },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    compareAll('customer', 'customer_id'),
    compareAll('contact', 'contact_id'),
  ],
};
