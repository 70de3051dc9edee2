import { customer as customers } from '../../../generated/customer.gen.ts';
import { salesExec } from '../../../generated/sales-exec.gen.ts';
import type { SalesExecReference } from '../../../generated/references.gen.ts';
import { sql } from '../../../core/db/sql.ts';
import { columnOf } from '../../../core/model/definition.ts';
import type { Platform } from '../../../services/platform.ts';

/** The sales execs of customers, by the customer's key. New figures of a customer get that sales exec. */
export async function salesExecsOf(
  keys: readonly number[],
  { database, records }: Platform,
): Promise<ReadonlyMap<number, SalesExecReference>> {
  if (!keys.length) return new Map();
  const [customer, exec] = (['customerId', 'salesExec'] as const).map((name) => sql.id(columnOf(customers, name)));
  const rows = (await database.rows(
    sql`select ${customer}, ${exec} from ${sql.id(customers.table)} where ${customer} in ${sql.list(keys)} and ${exec} is not null`,
  )) as [number, number][];
  const execs = await records.references(salesExec, [...new Set(rows.map(([, key]) => key))]);
  return new Map(rows.map(([key, of]) => [key, execs.get(of)!]));
}
