import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0005-merges-and-distinct-pairs',
  steps: [
    createTables([
      {
        name: 'distinct_pair',
        entity: 'distinctPair',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'low_id', field: 'lowId', type: 'integer', nullable: true },
          { name: 'high_id', field: 'highId', type: 'integer', nullable: true },
          { name: 'at', field: 'at', type: 'text', nullable: true, format: 'date-time' },
          { name: 'user_id', field: 'userId', type: 'integer', nullable: true },
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
        entity: 'recordMerge',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'kept_id', field: 'keptId', type: 'integer', nullable: true },
          { name: 'gone_id', field: 'goneId', type: 'integer', nullable: true },
          { name: 'gone_name', field: 'goneName', type: 'text', nullable: true, length: 400 },
          { name: 'gone', field: 'gone', type: 'text', nullable: true, length: 4000 },
          { name: 'moved', field: 'moved', type: 'text', nullable: true, length: 4000 },
          { name: 'filled', field: 'filled', type: 'text', nullable: true, length: 4000 },
          { name: 'at', field: 'at', type: 'text', nullable: true, format: 'date-time' },
          { name: 'user_id', field: 'userId', type: 'integer', nullable: true },
          { name: 'user_name', field: 'userName', type: 'text', nullable: true, length: 201 },
          { name: 'undone_at', field: 'undoneAt', type: 'text', nullable: true, format: 'date-time' },
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
