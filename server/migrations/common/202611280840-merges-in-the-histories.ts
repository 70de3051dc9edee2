import type { Migration } from '../../core/db/migrations/migrate.ts';
import { widenColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611280840-merges-in-the-histories',
  steps: [
    widenColumn('record_history', {
      name: 'action',
      field: 'action',
      type: 'text',
      nullable: true,
      values: [
        'create',
        'update',
        'delete',
        'restore',
        'undo',
        'send',
        'replace',
        'merge',
        'invite',
        'view',
        'viewEnd',
        'sessionEnd',
        'secondFactorOn',
        'secondFactorOff',
        'secondFactorReset',
        'feedOn',
        'feedOff',
      ],
    }),
  ],
};
