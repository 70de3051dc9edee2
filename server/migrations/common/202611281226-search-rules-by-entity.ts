import type { Migration } from '../../core/db/migrations/migrate.ts';
import { widenColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611281226-search-rules-by-entity',
  steps: [
    widenColumn('installation', {
      name: 'search_terms',
      field: 'searchTerms',
      type: 'text',
      nullable: true,
      length: 4000,
    }),
  ],
};
