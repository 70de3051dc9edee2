import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0031-saved-filters-follow-replacements',
  steps: [
    addColumn('record_merge', { name: 'followed', field: 'followed', type: 'text', nullable: true, length: 4000 }),
  ],
};
