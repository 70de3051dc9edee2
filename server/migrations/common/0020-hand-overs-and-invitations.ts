import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0020-hand-overs-and-invitations',
  steps: [
    createTables([
      {
        name: 'record_hand_over',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'entity', type: 'text', nullable: true },
          { name: 'from_id', type: 'integer', nullable: true },
          { name: 'to_id', type: 'integer', nullable: true },
          { name: 'to_name', type: 'text', nullable: true },
          { name: 'moved', type: 'text', nullable: true },
          { name: 'at', type: 'text', nullable: true },
          { name: 'user_id', type: 'integer', nullable: true },
          { name: 'user_name', type: 'text', nullable: true },
          { name: 'undone_at', type: 'text', nullable: true },
        ],
        indexes: [
          { name: 'ix_record_hand_over_from_id_id', columns: [{ name: 'from_id' }, { name: 'id' }] },
          { name: 'ix_record_hand_over_at_id', columns: [{ name: 'at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('account', { name: 'invited_at', type: 'text', nullable: true }),
    addColumn('account', { name: 'accepted_at', type: 'text', nullable: true }),
  ],
};
