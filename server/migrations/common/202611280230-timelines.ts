import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex, run } from '../../core/db/migrations/steps.ts';

const both = (statement: string) => ({ sqlite: [statement], postgres: [statement] });

/** What clocks in London show at an instant. Summer time lasts from the last Sunday of March to that of October. */
const inSqlite = (instant: string) => {
  const change = (day: string) => `date(substr(${instant}, 1, 4) || '-${day}', 'weekday 0') || 'T01:00'`;
  return `strftime('%Y-%m-%dT%H:%M:%f', ${instant}, case when ${instant} >= ${change('03-25')}
    and ${instant} < ${change('10-25')} then '+1 hour' else '+0 hours' end)`;
};
const inPostgres = (instant: string) =>
  `to_char(${instant}::timestamptz at time zone 'Europe/London', 'YYYY-MM-DD"T"HH24:MI:SS.MS')`;

/** Rows stand where they were added: at the time that their history knows, or else on the day. */
const asAdded = (table: string, key: string, entity: string, wall: (instant: string) => string) =>
  `update ${table} set timeline_at = coalesce((select ${wall('min(h.at)')} from record_history h
    where h.record_id = ${table}.${key} and lower(h.entity) = '${entity}' and h.action = 'create'), date_created)`;

/** A sent quotation stands when it was sent, with the enquiry and the customer of its quotation. */
const ofQuotation = (wall: (instant: string) => string) =>
  `update quotation_document set timeline_at = coalesce(${wall('sent_on')}, date_created),
    opportunity_id = (select q.opportunity_id from quotation q where q.quote_ver_id = quotation_document.quotation_id),
    customer_id = (select q.customer_id from quotation q where q.quote_ver_id = quotation_document.quotation_id)`;

export const migration: Migration = {
  name: '202611280230-timelines',
  steps: [
    createIndex('record_history', {
      name: 'ix_record_history_record_id_entity_id',
      columns: [{ name: 'record_id' }, { name: 'entity', folded: true }, { name: 'id' }],
    }),
    addColumn('activity', { name: 'timeline_at', type: 'text', nullable: true }),
    run(
      both(`update activity set timeline_at = case when start_date is not null
        then start_date || coalesce('T' || start_time, '') else coalesce(date_created, recorded_on) end`),
    ),
    createIndex('activity', {
      name: 'ix_activity_customer_id_timeline_at_activity_id',
      columns: [{ name: 'customer_id' }, { name: 'timeline_at' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_contact_id_timeline_at_activity_id',
      columns: [{ name: 'contact_id' }, { name: 'timeline_at' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_opportunity_id_timeline_at_activity_id',
      columns: [{ name: 'opportunity_id' }, { name: 'timeline_at' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_quote_id_timeline_at_activity_id',
      columns: [{ name: 'quote_id' }, { name: 'timeline_at' }, { name: 'activity_id' }],
    }),
    addColumn('attachment', { name: 'timeline_at', type: 'text', nullable: true }),
    run({
      sqlite: [asAdded('attachment', 'attach_id', 'attachment', inSqlite)],
      postgres: [asAdded('attachment', 'attach_id', 'attachment', inPostgres)],
    }),
    createIndex('attachment', {
      name: 'ix_attachment_customer_id_timeline_at_attach_id',
      columns: [{ name: 'customer_id' }, { name: 'timeline_at' }, { name: 'attach_id' }],
    }),
    createIndex('attachment', {
      name: 'ix_attachment_opportunity_id_timeline_at_attach_id',
      columns: [{ name: 'opportunity_id' }, { name: 'timeline_at' }, { name: 'attach_id' }],
    }),
    createIndex('attachment', {
      name: 'ix_attachment_quotation_id_timeline_at_attach_id',
      columns: [{ name: 'quotation_id' }, { name: 'timeline_at' }, { name: 'attach_id' }],
    }),
    addColumn('enquiry', { name: 'timeline_at', type: 'text', nullable: true }),
    run(both('update enquiry set timeline_at = coalesce(date_received, date_created)')),
    createIndex('enquiry', {
      name: 'ix_enquiry_customer_id_timeline_at_opp_id',
      columns: [{ name: 'customer_id' }, { name: 'timeline_at' }, { name: 'opp_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_contact_id_timeline_at_opp_id',
      columns: [{ name: 'contact_id' }, { name: 'timeline_at' }, { name: 'opp_id' }],
    }),
    addColumn('customer_note', { name: 'timeline_at', type: 'text', nullable: true }),
    run({
      sqlite: [asAdded('customer_note', 'cust_note_id', 'note', inSqlite)],
      postgres: [asAdded('customer_note', 'cust_note_id', 'note', inPostgres)],
    }),
    createIndex('customer_note', {
      name: 'ix_customer_note_customer_id_timeline_at_cust_note_id',
      columns: [{ name: 'customer_id' }, { name: 'timeline_at' }, { name: 'cust_note_id' }],
    }),
    createIndex('customer_note', {
      name: 'ix_customer_note_contact_id_timeline_at_cust_note_id',
      columns: [{ name: 'contact_id' }, { name: 'timeline_at' }, { name: 'cust_note_id' }],
    }),
    createIndex('customer_note', {
      name: 'ix_customer_note_opportunity_id_timeline_at_cust_note_id',
      columns: [{ name: 'opportunity_id' }, { name: 'timeline_at' }, { name: 'cust_note_id' }],
    }),
    addColumn('quotation', { name: 'timeline_at', type: 'text', nullable: true }),
    run(both('update quotation set timeline_at = coalesce(quote_ver_date, date_created)')),
    createIndex('quotation', {
      name: 'ix_quotation_customer_id_timeline_at_quote_ver_id',
      columns: [{ name: 'customer_id' }, { name: 'timeline_at' }, { name: 'quote_ver_id' }],
    }),
    createIndex('quotation', {
      name: 'ix_quotation_opportunity_id_timeline_at_quote_ver_id',
      columns: [{ name: 'opportunity_id' }, { name: 'timeline_at' }, { name: 'quote_ver_id' }],
    }),
    addColumn('quotation_document', {
      name: 'opportunity_id',
      field: 'opportunity',
      type: 'integer',
      nullable: true,
      references: { table: 'enquiry', column: 'opp_id' },
    }),
    addColumn('quotation_document', {
      name: 'customer_id',
      field: 'customer',
      type: 'integer',
      nullable: true,
      references: { table: 'customer', column: 'customer_id' },
    }),
    addColumn('quotation_document', { name: 'timeline_at', type: 'text', nullable: true }),
    run({
      sqlite: [ofQuotation(inSqlite)],
      postgres: [ofQuotation(inPostgres)],
    }),
    createIndex('quotation_document', {
      name: 'ix_quotation_document_customer_id_timeline_at_id',
      columns: [{ name: 'customer_id' }, { name: 'timeline_at' }, { name: 'id' }],
    }),
    createIndex('quotation_document', {
      name: 'ix_quotation_document_opportunity_id_timeline_at_id',
      columns: [{ name: 'opportunity_id' }, { name: 'timeline_at' }, { name: 'id' }],
    }),
    createIndex('quotation_document', {
      name: 'ix_quotation_document_quotation_id_timeline_at_id',
      columns: [{ name: 'quotation_id' }, { name: 'timeline_at' }, { name: 'id' }],
    }),
  ],
};
