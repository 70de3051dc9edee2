import type { Migration } from '../../core/db/migrations/migrate.ts';
import { createTables, dropIndex, addColumn, dropColumn, step } from '../../core/db/migrations/steps.ts';
import { sql } from '../../core/db/sql.ts';

/** The stored files of mails that wait to be sent. */
const filesOfWaitingMails = step(
  () => [
    sql.raw(`insert into mail_attachment (mail_id, file_name, location)
      select id, file_name, file_location from mail_outbox where file_location is not null`),
  ],
  () => [
    sql.raw(`update mail_outbox set (file_name, file_location) = (
      select file_name, location from mail_attachment where mail_id = mail_outbox.id and location is not null)
      where id in (select mail_id from mail_attachment where location is not null)`),
    sql.raw('delete from mail_attachment where location is not null'),
  ],
);

export const migration: Migration = {
  name: '0019-tallies-and-files-of-mails',
  steps: [
    createTables([
      {
        name: 'record_tally',
        entity: 'recordTally',
        columns: [
          { name: 'id', field: 'id', type: 'key', nullable: false },
          { name: 'tally', field: 'tally', type: 'text', nullable: true, length: 200 },
          { name: 'group1', field: 'group1', type: 'integer', nullable: true },
          { name: 'group2', field: 'group2', type: 'integer', nullable: true },
          { name: 'group3', field: 'group3', type: 'integer', nullable: true },
          { name: 'group4', field: 'group4', type: 'integer', nullable: true },
          { name: 'records', field: 'records', type: 'integer', nullable: true },
          { name: 'amount', field: 'amount', type: 'bigint', nullable: true },
        ],
        indexes: [],
        search: false,
        duplicates: false,
      },
    ]),
    dropIndex('enquiry', {
      name: 'ix_enquiry_mbp_branch_id_opportunity_status_id_quote_0vax1r',
      columns: [
        { name: 'mbp_branch_id' },
        { name: 'opportunity_status_id' },
        { name: 'quote_value' },
        { name: 'opp_id' },
      ],
    }),
    addColumn('mail_attachment', { name: 'location', field: 'location', type: 'text', nullable: true, length: 36 }),
    filesOfWaitingMails,
    dropColumn('mail_outbox', {
      name: 'file_location',
      field: 'fileLocation',
      type: 'text',
      nullable: true,
      length: 36,
    }),
    dropColumn('mail_outbox', { name: 'file_name', field: 'fileName', type: 'text', nullable: true, length: 255 }),
  ],
};
