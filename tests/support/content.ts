import type { TestDatabase } from './database.ts';
import { openDatabase } from './open.ts';

type Place = Pick<TestDatabase, 'dataDir' | 'databaseUrl'>;

/** The rows that a statement returns. */
export async function all(database: Place, statement: string): Promise<unknown[][]> {
  const base = await openDatabase(database);
  const found = await base.all(statement);
  await base.close();
  return found;
}

/** How many rows a table has. */
export const count = async (database: Place, table: string): Promise<number> =>
  Number((await all(database, `select count(*) from ${table}`))[0]![0]);

/** Data that must be equal in two databases. Leaves out what always differs: accounts, and the order of the history. */
export async function content(database: TestDatabase) {
  const plain = [
    'customer',
    'customer_key',
    'branch',
    'sales_exec',
    'postal_area',
    'city_town',
    'tag',
    'contact',
    'enquiry',
    'quotation',
    'activity',
    'customer_note',
    'alert',
    'actual_sales',
    'attachment',
    'user_view_filter',
  ];
  const tables: Record<string, unknown[][]> = {};
  for (const table of plain) tables[table] = (await all(database, `select * from ${table}`)).toSorted(byText);
  tables.record_history = (
    await all(database, 'select entity, record_id, action, at, user_id, user_name, changes from record_history')
  ).toSorted(byText);
  tables.app_user = await all(
    database,
    'select id, email, full_name, role_id, def_branch_id from app_user order by id',
  );
  return tables;
}
const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);
