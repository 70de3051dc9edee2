import { sql } from '../../server/core/db/sql.ts';
import type { Call } from './load.ts';
import { open, type Target } from './prepare.ts';

const header = 'BENCH a note of a long story';

/** Entries of the timeline that is measured. */
const entries = 10_000;

/** Gives a customer in the middle of the table a long story. Answers the calls of its first page. */
export async function timelinesToRead(target: Target, count: number): Promise<Call[]> {
  const platform = await open(target);
  const { database } = platform;
  const customer = Math.ceil(target.customers / 2);
  await database.write(() =>
    database.rows(sql`insert into customer_note (note_header, customer_id, note_read, version, date_created, timeline_at)
      with recursive numbers as (select 1 as n union all select n + 1 from numbers where n < ${entries})
      select ${header}, ${customer}, ${false}, 1, ${'2026-01-01'}, ${'2026-01-01T0'} || (n % 10) || ${':00'} from numbers`),
  );
  await platform.close();
  return Array.from({ length: count }, () => ({ path: `/v1/timeline/customer/${customer}` }));
}

/** Removes that story, so that the next run finds the same database. */
export async function removeTimelines(target: Target) {
  const platform = await open(target);
  const { database } = platform;
  await database.write(() => database.rows(sql`delete from customer_note where note_header = ${header}`));
  await platform.close();
}
