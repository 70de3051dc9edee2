import type { SalesExecReference } from '../../../generated/references.gen.ts';
import { sql } from '../../../core/db/sql.ts';
import type { PostingServices } from './services.ts';

/** The sales execs of customers, by the customer's key. New figures of a customer get that sales exec. */
export async function salesExecsOf(
  keys: readonly number[],
  { database, records }: PostingServices,
): Promise<ReadonlyMap<number, SalesExecReference>> {
  if (!keys.length) return new Map();
  const rows = (await database.rows(sql`select customer_id, sales_exec_id from customer
    where customer_id in ${sql.list(keys)} and sales_exec_id is not null`)) as [number, number][];
  const execs = await records.references('salesExec', [...new Set(rows.map(([, key]) => key))]);
  return new Map(rows.map(([key, of]) => [key, execs.get(of)!]));
}
