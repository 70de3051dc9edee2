import type { Migration } from '../../core/db/migrations/migrate.ts';
import { addColumn, createIndex, run } from '../../core/db/migrations/steps.ts';

const fillDue = 'update activity set due_on = coalesce(start_date, deadline_date, date_created)';

/** The next of some activities that is neither completed nor cancelled; an index of activities yields it. */
const nextStep = (reference: string) =>
  `(select min(a.due_on) from activity a where a.${reference} and a.activity_status_id not in (5, 6))`;

/** The open enquiries are those that are not lost, cancelled, won or closed. */
const fillCustomers = `update customer set
  open_value = (select cast(sum(e.quote_value) as bigint) from enquiry e
    where e.customer_id = customer.customer_id and e.opportunity_status_id not in (3, 5, 6, 9)),
  next_step = ${nextStep('customer_id = customer.customer_id')}`;

const fillEnquiries = `update enquiry set next_step = ${nextStep('opportunity_id = enquiry.opp_id')}`;

const both = (statement: string) => run({ sqlite: [statement], postgres: [statement] });

export const migration: Migration = {
  name: '202611280658-open-values-next-steps-and-due-days',
  steps: [
    addColumn('activity', { name: 'due_on', field: 'dueOn', type: 'text', nullable: true, format: 'date' }),
    both(fillDue),
    createIndex('activity', {
      name: 'ix_activity_customer_id_activity_status_id_due_on_ac_q8tyk3',
      columns: [{ name: 'customer_id' }, { name: 'activity_status_id' }, { name: 'due_on' }, { name: 'activity_id' }],
    }),
    createIndex('activity', {
      name: 'ix_activity_opportunity_id_activity_status_id_due_on_upltxo',
      columns: [
        { name: 'opportunity_id' },
        { name: 'activity_status_id' },
        { name: 'due_on' },
        { name: 'activity_id' },
      ],
    }),
    addColumn('customer', { name: 'open_value', field: 'openValue', type: 'bigint', nullable: true }),
    addColumn('customer', { name: 'next_step', field: 'nextStep', type: 'text', nullable: true, format: 'date' }),
    addColumn('enquiry', { name: 'next_step', field: 'nextStep', type: 'text', nullable: true, format: 'date' }),
    createIndex('enquiry', {
      name: 'ix_enquiry_customer_id_opportunity_status_id_quote_v_w2yjgn',
      columns: [
        { name: 'customer_id' },
        { name: 'opportunity_status_id' },
        { name: 'quote_value' },
        { name: 'opp_id' },
      ],
    }),
    both(fillCustomers),
    both(fillEnquiries),
    createIndex('activity', {
      name: 'ix_activity_due_on_activity_id',
      columns: [{ name: 'due_on' }, { name: 'activity_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_open_value_customer_id',
      columns: [{ name: 'open_value' }, { name: 'customer_id' }],
    }),
    createIndex('customer', {
      name: 'ix_customer_next_step_customer_id',
      columns: [{ name: 'next_step' }, { name: 'customer_id' }],
    }),
    createIndex('enquiry', {
      name: 'ix_enquiry_next_step_opp_id',
      columns: [{ name: 'next_step' }, { name: 'opp_id' }],
    }),
  ],
};
