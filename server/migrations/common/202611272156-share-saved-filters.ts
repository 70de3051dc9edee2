import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611272156-share-saved-filters',
  steps: [
    addColumn('user_view_filter', { name: 'for_everybody', field: 'forEverybody', type: 'boolean', nullable: false }),
    addColumn('user_view_filter', {
      name: 'for_branch_id',
      field: 'forBranch',
      type: 'integer',
      nullable: true,
      references: { table: 'branch', column: 'id' },
    }),
    addColumn('user_view_filter', {
      name: 'for_role_id',
      field: 'forRole',
      type: 'integer',
      nullable: true,
      references: { table: 'role', column: 'id' },
    }),
    createIndex('user_view_filter', {
      name: 'ix_user_view_filter_for_everybody_dbview_id',
      columns: [{ name: 'for_everybody' }, { name: 'dbview' }, { name: 'id' }],
    }),
    createIndex('user_view_filter', {
      name: 'ix_user_view_filter_for_branch_id',
      columns: [{ name: 'for_branch_id' }],
    }),
  ],
};
