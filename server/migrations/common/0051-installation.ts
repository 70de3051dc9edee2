import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0051-installation',
  steps: [
    createTables([
      {
        name: 'installation',
        entity: 'installation',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'identity', field: 'identity', type: 'text', nullable: true, length: 36 },
          { name: 'signing_key', field: 'signingKey', type: 'text', nullable: true, length: 64 },
          { name: 'created_at', field: 'createdAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [{ name: 'uq_installation_identity', columns: [{ name: 'identity', folded: true }], unique: true }],
        search: false,
        duplicates: false,
      },
      {
        name: 'server_process',
        entity: 'serverProcess',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'process', field: 'process', type: 'text', nullable: true, length: 36 },
          { name: 'host', field: 'host', type: 'text', nullable: true, length: 255 },
          { name: 'version', field: 'version', type: 'text', nullable: true, length: 100 },
          { name: 'keys', field: 'keys', type: 'text', nullable: true, length: 64 },
          { name: 'files', field: 'files', type: 'text', nullable: true, length: 36 },
          { name: 'started_at', field: 'startedAt', type: 'text', nullable: true, format: 'date-time' },
          { name: 'seen_at', field: 'seenAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [{ name: 'uq_server_process_process', columns: [{ name: 'process', folded: true }], unique: true }],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('import_progress', { name: 'counts', field: 'counts', type: 'text', nullable: true, length: 4000 }),
  ],
};
