import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, widenColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611272241-calendar-feeds',
  steps: [
    createTables([
      {
        name: 'calendar_feed',
        entity: 'calendarFeed',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'user_id', field: 'userId', type: 'integer', nullable: true },
          { name: 'token_hash', field: 'tokenHash', type: 'text', nullable: true, length: 64 },
          { name: 'colleagues', field: 'colleagues', type: 'text', nullable: true, length: 1000 },
          { name: 'created_at', field: 'createdAt', type: 'text', nullable: true, format: 'date-time' },
          { name: 'used_at', field: 'usedAt', type: 'text', nullable: true, format: 'date-time' },
          { name: 'content_hash', field: 'contentHash', type: 'text', nullable: true, length: 64 },
          { name: 'changed_at', field: 'changedAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [
          { name: 'uq_calendar_feed_user_id', columns: [{ name: 'user_id' }], unique: true },
          { name: 'uq_calendar_feed_token_hash', columns: [{ name: 'token_hash', folded: true }], unique: true },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    widenColumn('record_history', {
      name: 'action',
      field: 'action',
      type: 'text',
      nullable: true,
      values: [
        'create',
        'update',
        'delete',
        'restore',
        'undo',
        'send',
        'replace',
        'invite',
        'view',
        'viewEnd',
        'sessionEnd',
        'secondFactorOn',
        'secondFactorOff',
        'secondFactorReset',
        'feedOn',
        'feedOff',
      ],
    }),
  ],
};
