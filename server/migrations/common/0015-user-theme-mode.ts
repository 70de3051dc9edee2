import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0015-user-theme-mode',
  steps: [
    addColumn('app_user', {
      name: 'theme_mode',
      field: 'themeMode',
      type: 'text',
      nullable: true,
      values: ['System', 'Light', 'Dark'],
    }),
  ],
};
