import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0021-access-views',
  steps: [
    createTables([
      {
        name: 'access_view',
        entity: 'accessView',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'view_id', field: 'viewId', type: 'text', nullable: true, length: 36 },
          { name: 'sid', field: 'sid', type: 'text', nullable: true, length: 36 },
          { name: 'viewer_id', field: 'viewerId', type: 'integer', nullable: true },
          { name: 'user_id', field: 'userId', type: 'integer', nullable: true },
          { name: 'role_id', field: 'roleId', type: 'integer', nullable: true },
          { name: 'begun_at', field: 'begunAt', type: 'text', nullable: true, format: 'date-time' },
          { name: 'expires_at', field: 'expiresAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [{ name: 'uq_access_view_view_id', columns: [{ name: 'view_id', folded: true }], unique: true }],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
