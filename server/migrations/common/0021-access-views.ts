import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0021-access-views',
  steps: [
    createTables([
      {
        name: 'access_view',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'view_id', type: 'text', nullable: true },
          { name: 'sid', type: 'text', nullable: true },
          { name: 'viewer_id', type: 'integer', nullable: true },
          { name: 'user_id', type: 'integer', nullable: true },
          { name: 'role_id', type: 'integer', nullable: true },
          { name: 'begun_at', type: 'text', nullable: true },
          { name: 'expires_at', type: 'text', nullable: true },
        ],
        indexes: [{ name: 'uq_access_view_view_id', columns: [{ name: 'view_id', folded: true }], unique: true }],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
