import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0005-merges-and-distinct-pairs',
  steps: [
    createTables([
      {
        name: 'distinct_pair',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'entity', type: 'text', nullable: true },
          { name: 'low_id', type: 'integer', nullable: true },
          { name: 'high_id', type: 'integer', nullable: true },
          { name: 'at', type: 'text', nullable: true },
          { name: 'user_id', type: 'integer', nullable: true },
        ],
        indexes: [
          {
            name: 'uq_distinct_pair_entity_low_id_high_id',
            columns: [{ name: 'entity', folded: true }, { name: 'low_id' }, { name: 'high_id' }],
            unique: true,
          },
          { name: 'ix_distinct_pair_high_id_id', columns: [{ name: 'high_id' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'record_merge',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'entity', type: 'text', nullable: true },
          { name: 'kept_id', type: 'integer', nullable: true },
          { name: 'gone_id', type: 'integer', nullable: true },
          { name: 'gone_name', type: 'text', nullable: true },
          { name: 'gone', type: 'text', nullable: true },
          { name: 'moved', type: 'text', nullable: true },
          { name: 'filled', type: 'text', nullable: true },
          { name: 'at', type: 'text', nullable: true },
          { name: 'user_id', type: 'integer', nullable: true },
          { name: 'user_name', type: 'text', nullable: true },
          { name: 'undone_at', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'ix_record_merge_kept_id_id', columns: [{ name: 'kept_id' }, { name: 'id' }] },
          { name: 'ix_record_merge_at_id', columns: [{ name: 'at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
