import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0034-index-widgets-by-kind',
  steps: [
    createIndex('user_widget', { name: 'ix_user_widget_widget_id', columns: [{ name: 'widget' }, { name: 'id' }] }),
  ],
};
