import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, addColumn, createIndex, run, widenColumn } from '../../core/db/migrations/steps.ts';

/** The last activity that there has been, also if it is in the trash. */
const last = `select max(id) as id from (
  select max(activity_id) as id from activity union all select max(record_id) from trash_row where entity = 'activity') known`;

/** Calendars know the events of these activities by the names that earlier versions gave them. */
const keepNames = [
  `update installation set last_plain_event = (${last})`,
  // A database that is older than its identity gets the row here, and the identity at the start.
  `insert into installation (id, last_plain_event)
    select 1, id from (${last}) newest where id is not null and not exists (select 1 from installation)`,
];

export const migration: Migration = {
  name: '202611272202-invitations-name-contacts-and-colleagues',
  steps: [
    createTables([
      {
        name: 'activity_invited_contacts',
        entity: 'activity',
        field: 'invitedContacts',
        columns: [
          {
            name: 'owner_id',
            type: 'integer',
            nullable: false,
            references: { table: 'activity', column: 'activity_id', cascade: true },
          },
          { name: 'item_id', type: 'integer', nullable: false, references: { table: 'contact', column: 'contact_id' } },
        ],
        indexes: [
          {
            name: 'uq_activity_invited_contacts_owner_id_item_id',
            columns: [{ name: 'owner_id' }, { name: 'item_id' }],
            unique: true,
          },
          { name: 'ix_activity_invited_contacts_item_id', columns: [{ name: 'item_id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'activity_invited_users',
        entity: 'activity',
        field: 'invitedUsers',
        columns: [
          {
            name: 'owner_id',
            type: 'integer',
            nullable: false,
            references: { table: 'activity', column: 'activity_id', cascade: true },
          },
          { name: 'item_id', type: 'integer', nullable: false, references: { table: 'app_user', column: 'id' } },
        ],
        indexes: [
          {
            name: 'uq_activity_invited_users_owner_id_item_id',
            columns: [{ name: 'owner_id' }, { name: 'item_id' }],
            unique: true,
          },
          { name: 'ix_activity_invited_users_item_id', columns: [{ name: 'item_id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'activity_confirmed_contacts',
        entity: 'activity',
        field: 'confirmedContacts',
        columns: [
          {
            name: 'owner_id',
            type: 'integer',
            nullable: false,
            references: { table: 'activity', column: 'activity_id', cascade: true },
          },
          { name: 'item_id', type: 'integer', nullable: false, references: { table: 'contact', column: 'contact_id' } },
        ],
        indexes: [
          {
            name: 'uq_activity_confirmed_contacts_owner_id_item_id',
            columns: [{ name: 'owner_id' }, { name: 'item_id' }],
            unique: true,
          },
          { name: 'ix_activity_confirmed_contacts_item_id', columns: [{ name: 'item_id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
    addColumn('activity', { name: 'place', field: 'place', type: 'text', nullable: true, length: 200 }),
    addColumn('activity', {
      name: 'invitation_text',
      field: 'invitationText',
      type: 'text',
      nullable: true,
      length: 2000,
    }),
    createIndex('activity', {
      name: 'ix_activity_place_activity_id',
      columns: [{ name: 'place', folded: true }, { name: 'activity_id' }],
    }),
    addColumn('installation', { name: 'last_plain_event', field: 'lastPlainEvent', type: 'integer', nullable: true }),
    widenColumn('mail_outbox', { name: 'calendar', field: 'calendar', type: 'text', nullable: true, length: 60000 }),
    run({ sqlite: keepNames, postgres: keepNames }),
  ],
};
