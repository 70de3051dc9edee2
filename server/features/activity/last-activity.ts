import { activity, type ActivityRecord } from '../../generated/activity.gen.ts';
import { enquiry as enquiries } from '../../generated/enquiry.gen.ts';
import { quotation as quotations } from '../../generated/quotation.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { columnOf } from '../../core/model/definition.ts';
import { product } from '../../services/history/history.ts';
import type { SaveContext } from '../../services/save/hooks.ts';

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
  const { database, records, bulk } = context;
  const quoted = [before, after].flatMap((record) => record?.quote?.key ?? []);
  const found = quoted.length ? await records.find(quotations, { quoteVerId: quoted }) : [];
  const ids = [before, after, ...found].flatMap((record) => record?.opportunity?.key ?? []);
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    // Of two concurrent activities, the second then sees the first.
    await database.locked(
      sql`select 1 from ${sql.id(enquiries.table)} where ${sql.id(columnOf(enquiries, 'oppId'))} = ${id}`,
    );
    const lastActivityDate = ((await database.value(latestOf(id))) ?? null) as string | null;
    await bulk.change(enquiries, [id], { lastActivityDate }, product, { isDerived: true });
    const own = await records.find(quotations, { opportunity: id });
    await bulk.change(
      quotations,
      own.map(({ quoteVerId }) => quoteVerId),
      { lastActivityDate },
      product,
      { isDerived: true },
    );
  }
}

/** The date of the latest activity with an enquiry or one of its quotations. */
function latestOf(enquiry: number) {
  const day = sql`a.${sql.id(columnOf(activity, 'dateCreated'))}`;
  const table = sql.id(activity.table);
  const quote = sql`a.${sql.id(columnOf(activity, 'quote'))} = q.${sql.id(columnOf(quotations, 'quoteVerId'))}`;
  return sql`select max(on_day) from (
    select ${day} as on_day from ${table} a where a.${sql.id(columnOf(activity, 'opportunity'))} = ${enquiry}
    union all
    select ${day} from ${sql.id(quotations.table)} q join ${table} a on ${quote}
      where q.${sql.id(columnOf(quotations, 'opportunity'))} = ${enquiry}) found`;
}
