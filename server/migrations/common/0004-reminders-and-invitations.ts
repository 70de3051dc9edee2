import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '0004-reminders-and-invitations',
  steps: [
    addColumn('activity', { name: 'remind_at', field: 'remindAt', type: 'text', nullable: true, format: 'date-time' }),
    createIndex('activity', {
      name: 'ix_activity_remind_at_activity_id',
      columns: [{ name: 'remind_at' }, { name: 'activity_id' }],
    }),
    addColumn('mail_outbox', { name: 'calendar', field: 'calendar', type: 'text', nullable: true, length: 20000 }),
    addColumn('mail_outbox', {
      name: 'calendar_method',
      field: 'calendarMethod',
      type: 'text',
      nullable: true,
      values: ['REQUEST', 'CANCEL'],
    }),
  ],
};
