import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0020-hand-overs-and-invitations',
  steps: [
    createTables([
      {
        name: 'record_hand_over',
        entity: 'recordHandOver',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'entity', field: 'entity', type: 'text', nullable: true, length: 60 },
          { name: 'from_id', field: 'fromId', type: 'integer', nullable: true },
          { name: 'to_id', field: 'toId', type: 'integer', nullable: true },
          { name: 'to_name', field: 'toName', type: 'text', nullable: true, length: 400 },
          { name: 'moved', field: 'moved', type: 'text', nullable: true, length: 4000 },
          { name: 'at', field: 'at', type: 'text', nullable: true, format: 'date-time' },
          { name: 'user_id', field: 'userId', type: 'integer', nullable: true },
          { name: 'user_name', field: 'userName', type: 'text', nullable: true, length: 201 },
          { name: 'undone_at', field: 'undoneAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [
          { name: 'ix_record_hand_over_from_id_id', columns: [{ name: 'from_id' }, { name: 'id' }] },
          { name: 'ix_record_hand_over_at_id', columns: [{ name: 'at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('account', { name: 'invited_at', field: 'invitedAt', type: 'text', nullable: true, format: 'date-time' }),
    addColumn('account', {
      name: 'accepted_at',
      field: 'acceptedAt',
      type: 'text',
      nullable: true,
      format: 'date-time',
    }),
  ],
};
