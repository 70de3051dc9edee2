import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0011-index-enquiries-by-post-code',
  steps: [
    createIndex('enquiry', {
      name: 'ix_enquiry_post_code_opp_id',
      columns: [{ name: 'post_code' }, { name: 'opp_id' }],
    }),
  ],
};
