import type { Migration } from '../../core/db/migrations/migrate.ts';
import { renameColumn, renameField } from '../../core/db/migrations/renames.ts';

export const migration: Migration = {
  name: '0007-activity-date',
  steps: [
    renameColumn('activity', 'date_created', 'recorded_on'),
    renameField({
      entity: 'activity',
      from: 'dateCreated',
      to: 'recordedOn',
      kept: ['date_created', 'recorded_on'],
      views: [3, 5],
      through: [],
    }),
    renameColumn('activity', 'activity_date', 'date_created'),
    renameField({
      entity: 'activity',
      from: 'activityDate',
      to: 'dateCreated',
      kept: ['activity_date', 'date_created'],
      views: [3, 5],
      through: [],
    }),
  ],
};
