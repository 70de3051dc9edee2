import type { ActivityRecord } from '../../generated/activity.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { product } from '../../services/history/history.ts';
import type { SaveContext } from '../../services/save/hooks.ts';
import { lockRecord } from '../../services/save/lock.ts';

type Record = Readonly<ActivityRecord> | null;

/**
 * Keeps the date of the latest activity at its enquiry and at all quotations of that enquiry. Call in the transaction,
 * after the write.
 * @param before null for a new activity
 * @param after null for a deleted one
 */
export async function keepLastActivity(before: Record, after: Record, context: SaveContext): Promise<void> {
  const links = (record: Record) => [record?.dateCreated, record?.opportunity?.key, record?.quote?.key].join();
  if (links(before) === links(after)) return;
  const { database, registry, records, bulk } = context;
  const quoted = [before, after].flatMap((record) => record?.quote?.key ?? []);
  const found = quoted.length ? await records.find('quotation', { quoteVerId: quoted }) : [];
  const ids = [before, after, ...found].flatMap((record) => record?.opportunity?.key ?? []);
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    // Of two concurrent activities, the second then sees the first.
    await lockRecord(database, registry.definition('enquiry'), id);
    const lastActivityDate = ((await database.value(latestOf(id))) ?? null) as string | null;
    await bulk.change('enquiry', [id], { lastActivityDate }, product, { isDerived: true });
    const own = await records.find('quotation', { opportunity: id });
    await bulk.change(
      'quotation',
      own.map(({ quoteVerId }) => quoteVerId),
      { lastActivityDate },
      product,
      { isDerived: true },
    );
  }
}

/** The date of the latest activity with an enquiry or one of its quotations. */
const latestOf = (enquiry: number) => sql`select max(on_day) from (
  select date_created as on_day from activity where opportunity_id = ${enquiry}
  union all
  select a.date_created from quotation q join activity a on a.quote_id = q.quote_ver_id
    where q.opportunity_id = ${enquiry}) found`;
