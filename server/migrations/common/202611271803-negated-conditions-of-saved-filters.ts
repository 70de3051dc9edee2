import type { Migration } from '../../core/db/migrations/migrate.ts';
import { widenColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611271803-negated-conditions-of-saved-filters',
  steps: [
    widenColumn('filter_condition', {
      name: 'condition',
      field: 'condition',
      type: 'text',
      nullable: true,
      values: [
        '=',
        '<>',
        '<',
        '<=',
        '>',
        '>=',
        'contains',
        'starts with',
        'in',
        'between',
        'is empty',
        'not in',
        'does not contain',
        'is not empty',
      ],
    }),
  ],
};
