import type { Migration } from '../../core/db/migrations/migrate.ts';
import { run } from '../../core/db/migrations/steps.ts';

/** An activity of a quotation belongs to the enquiry of the quotation too, and each to the customer of its enquiry. */
const fillEnquiry = `update activity set opportunity_id =
    (select q.opportunity_id from quotation q where q.quote_ver_id = activity.quote_id)
  where quote_id is not null and opportunity_id is null`;
const fillCustomer = `update activity set customer_id =
    (select e.customer_id from enquiry e where e.opp_id = activity.opportunity_id)
  where opportunity_id is not null and customer_id is null`;
const fillBranch = `update activity set mbp_branch_id =
    (select c.mbp_branch_id from customer c where c.customer_id = activity.customer_id)
  where opportunity_id is not null and customer_id is not null and mbp_branch_id is null`;

/** The next of some activities that is neither completed nor cancelled. */
const nextStep = (reference: string) =>
  `(select min(a.due_on) from activity a where a.${reference} and a.activity_status_id not in (5, 6))`;

const rollUpEnquiries = `update enquiry set next_step = ${nextStep('opportunity_id = enquiry.opp_id')}
  where opp_id in (select opportunity_id from activity where quote_id is not null)`;
const rollUpCustomers = `update customer set next_step = ${nextStep('customer_id = customer.customer_id')},
    last_contact = (select max(a.date_created) from activity a where a.customer_id = customer.customer_id)
  where customer_id in (select customer_id from activity where opportunity_id is not null)`;

const both = (statement: string) => run({ sqlite: [statement], postgres: [statement] });

export const migration: Migration = {
  name: '202611281505-activities-of-a-quotation-alone',
  steps: [fillEnquiry, fillCustomer, fillBranch, rollUpEnquiries, rollUpCustomers].map(both),
};
