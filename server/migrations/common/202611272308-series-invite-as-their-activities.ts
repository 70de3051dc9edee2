import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611272308-series-invite-as-their-activities',
  steps: [
    createTables([
      {
        name: 'activity_series_invited_contacts',
        entity: 'activitySeries',
        field: 'invitedContacts',
        columns: [
          {
            name: 'owner_id',
            type: 'integer',
            nullable: false,
            references: { table: 'activity_series', column: 'activity_series_id', cascade: true },
          },
          { name: 'item_id', type: 'integer', nullable: false, references: { table: 'contact', column: 'contact_id' } },
        ],
        indexes: [
          {
            name: 'uq_activity_series_invited_contacts_owner_id_item_id',
            columns: [{ name: 'owner_id' }, { name: 'item_id' }],
            unique: true,
          },
          { name: 'ix_activity_series_invited_contacts_item_id', columns: [{ name: 'item_id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'activity_series_invited_users',
        entity: 'activitySeries',
        field: 'invitedUsers',
        columns: [
          {
            name: 'owner_id',
            type: 'integer',
            nullable: false,
            references: { table: 'activity_series', column: 'activity_series_id', cascade: true },
          },
          { name: 'item_id', type: 'integer', nullable: false, references: { table: 'app_user', column: 'id' } },
        ],
        indexes: [
          {
            name: 'uq_activity_series_invited_users_owner_id_item_id',
            columns: [{ name: 'owner_id' }, { name: 'item_id' }],
            unique: true,
          },
          { name: 'ix_activity_series_invited_users_item_id', columns: [{ name: 'item_id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'activity_series_confirmed_contacts',
        entity: 'activitySeries',
        field: 'confirmedContacts',
        columns: [
          {
            name: 'owner_id',
            type: 'integer',
            nullable: false,
            references: { table: 'activity_series', column: 'activity_series_id', cascade: true },
          },
          { name: 'item_id', type: 'integer', nullable: false, references: { table: 'contact', column: 'contact_id' } },
        ],
        indexes: [
          {
            name: 'uq_activity_series_confirmed_contacts_owner_id_item_id',
            columns: [{ name: 'owner_id' }, { name: 'item_id' }],
            unique: true,
          },
          { name: 'ix_activity_series_confirmed_contacts_item_id', columns: [{ name: 'item_id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('activity_series', { name: 'place', field: 'place', type: 'text', nullable: true, length: 200 }),
    addColumn('activity_series', {
      name: 'invitation_text',
      field: 'invitationText',
      type: 'text',
      nullable: true,
      length: 2000,
    }),
  ],
};
