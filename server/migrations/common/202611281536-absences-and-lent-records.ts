import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables } from '../../core/db/migrations/steps.ts';

export const migration: Migration = {
  name: '202611281536-absences-and-lent-records',
  steps: [
    createTables([
      {
        name: 'absence',
        entity: 'absence',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'name', field: 'name', type: 'text', nullable: true, length: 201 },
          {
            name: 'user_id',
            field: 'user',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'from_date', field: 'fromDate', type: 'text', nullable: true, format: 'date' },
          { name: 'until_date', field: 'untilDate', type: 'text', nullable: true, format: 'date' },
          {
            name: 'cover_by_id',
            field: 'coverBy',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'work', field: 'work', type: 'text', nullable: true, values: ['Stays', 'Moves'] },
          { name: 'note', field: 'note', type: 'text', nullable: true, length: 200 },
          { name: 'moved_count', field: 'movedCount', type: 'integer', nullable: true },
          { name: 'returned_count', field: 'returnedCount', type: 'integer', nullable: true },
          { name: 'next_move', field: 'nextMove', type: 'text', nullable: true, format: 'date' },
          { name: 'date_created', field: 'dateCreated', type: 'text', nullable: true, format: 'date' },
          {
            name: 'created_by_id',
            field: 'createdBy',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'date_updated', field: 'dateUpdated', type: 'text', nullable: true, format: 'date' },
          {
            name: 'updated_by_id',
            field: 'updatedBy',
            type: 'integer',
            nullable: true,
            references: { table: 'app_user', column: 'id' },
          },
          { name: 'version', field: 'version', type: 'integer', nullable: false },
        ],
        indexes: [
          { name: 'ix_absence_from_date_id', columns: [{ name: 'from_date' }, { name: 'id' }] },
          { name: 'ix_absence_until_date_id', columns: [{ name: 'until_date' }, { name: 'id' }] },
          { name: 'ix_absence_user_id_id', columns: [{ name: 'user_id' }, { name: 'id' }] },
          { name: 'ix_absence_cover_by_id_id', columns: [{ name: 'cover_by_id' }, { name: 'id' }] },
          { name: 'ix_absence_work_id', columns: [{ name: 'work' }, { name: 'id' }] },
          { name: 'ix_absence_note_id', columns: [{ name: 'note', folded: true }, { name: 'id' }] },
          { name: 'ix_absence_moved_count_id', columns: [{ name: 'moved_count' }, { name: 'id' }] },
          { name: 'ix_absence_returned_count_id', columns: [{ name: 'returned_count' }, { name: 'id' }] },
          { name: 'ix_absence_date_created_id', columns: [{ name: 'date_created' }, { name: 'id' }] },
          { name: 'ix_absence_created_by_id_id', columns: [{ name: 'created_by_id' }, { name: 'id' }] },
          {
            name: 'ix_absence_user_id_from_date_id',
            columns: [{ name: 'user_id' }, { name: 'from_date' }, { name: 'id' }],
          },
          {
            name: 'ix_absence_user_id_until_date_id',
            columns: [{ name: 'user_id' }, { name: 'until_date' }, { name: 'id' }],
          },
          {
            name: 'ix_absence_cover_by_id_from_date_id',
            columns: [{ name: 'cover_by_id' }, { name: 'from_date' }, { name: 'id' }],
          },
          {
            name: 'ix_absence_cover_by_id_until_date_id',
            columns: [{ name: 'cover_by_id' }, { name: 'until_date' }, { name: 'id' }],
          },
          { name: 'ix_absence_next_move_id', columns: [{ name: 'next_move' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
      {
        name: 'lent_record',
        entity: 'lentRecord',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'absence_id', field: 'absenceId', type: 'integer', nullable: true },
          { name: 'kind', field: 'kind', type: 'text', nullable: true, length: 80 },
          { name: 'record_key', field: 'recordKey', type: 'integer', nullable: true },
          { name: 'forget_at', field: 'forgetAt', type: 'text', nullable: true, format: 'date-time' },
        ],
        indexes: [
          {
            name: 'uq_lent_record_absence_id_kind_record_key',
            columns: [{ name: 'absence_id' }, { name: 'kind', folded: true }, { name: 'record_key' }],
            unique: true,
          },
          { name: 'ix_lent_record_forget_at_id', columns: [{ name: 'forget_at' }, { name: 'id' }] },
        ],
        search: false,
        duplicates: false,
      },
    ]),
  ],
};
