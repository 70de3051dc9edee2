import type { Migration } from '../../core/db/migrations/migrate.ts';
import { run } from '../../core/db/migrations/steps.ts';

/** Keys of statuses: of a quotation Active, Won and Revised, of an enquiry Active, Won, Cancelled and Closed. */
const [active, won, revised] = [1, 2, 5];
const ofEnquiry = { won: 6, cancelled: 5, closed: 9 };

/** Enquiries with several versions that are active or won (AMB-118). */
const several = `select opportunity_id from quotation where quote_status_id in (${active}, ${won})
  group by opportunity_id having count(*) > 1`;

/** The version that stays: the newest decision, or else the newest version. */
const kept = `select k.quote_ver_id from quotation k
  where k.opportunity_id = quotation.opportunity_id and k.quote_status_id in (${active}, ${won})
  order by case when k.quote_status_id = ${won} then 1 else 0 end desc, coalesce(k.decided_on, k.quote_ver_date) desc,
    k.version_no desc limit 1`;

/** Values that follow from the versions: status and expiry date of the enquiry, and its tally, which is counted again. */
const statements = [
  `create table one_version as ${several}`,
  `update quotation set quote_status_id = ${revised}, decided_on = null, version = version + 1
    where opportunity_id in (select opportunity_id from one_version) and quote_status_id in (${active}, ${won})
    and quote_ver_id <> (${kept})`,
  `update enquiry set version = version + 1, opportunity_status_id = case
      when opportunity_status_id not in (${ofEnquiry.cancelled}, ${ofEnquiry.closed}) and exists (
        select 1 from quotation q where q.opportunity_id = opp_id and q.quote_status_id = ${won}) then ${ofEnquiry.won}
      else opportunity_status_id end,
    expiry_date = case when exists (
        select 1 from quotation q where q.opportunity_id = opp_id and q.quote_status_id = ${active}) then null
      else (select q.expiry_date from quotation q where q.opportunity_id = opp_id order by q.version_no desc limit 1) end
    where opp_id in (select opportunity_id from one_version)`,
  `delete from record_tally where substr(tally, 1, 9) = 'enquiry: ' and exists (select 1 from one_version)`,
  'drop table one_version',
];

export const migration: Migration = {
  name: '0048-one-active-or-won-version',
  notice: {
    text: 'Enquiries had several active or won versions: the newest decision stays, the others are now Revised',
    rows: `select e.opp_id as enquiry, e.s_quote_no as number from enquiry e where e.opp_id in (${several}) order by e.opp_id`,
  },
  steps: [run({ sqlite: statements, postgres: statements })],
};
