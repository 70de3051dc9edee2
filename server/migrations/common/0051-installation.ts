import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0051-installation',
  steps: [
    createTables([
      {
        name: 'installation',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'identity', type: 'text', nullable: true },
          { name: 'signing_key', type: 'text', nullable: true },
          { name: 'created_at', type: 'text', nullable: true },
        ],
        indexes: [{ name: 'uq_installation_identity', columns: [{ name: 'identity', folded: true }], unique: true }],
        search: false,
        duplicates: false,
      },
      {
        name: 'server_process',
        columns: [
          { name: 'id', type: 'key', nullable: false },
          { name: 'process', type: 'text', nullable: true },
          { name: 'host', type: 'text', nullable: true },
          { name: 'version', type: 'text', nullable: true },
          { name: 'keys', type: 'text', nullable: true },
          { name: 'files', type: 'text', nullable: true },
          { name: 'started_at', type: 'text', nullable: true },
          { name: 'seen_at', type: 'text', nullable: true },
        ],
        indexes: [{ name: 'uq_server_process_process', columns: [{ name: 'process', folded: true }], unique: true }],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('import_progress', { name: 'counts', type: 'text', nullable: true }),
  ],
};
