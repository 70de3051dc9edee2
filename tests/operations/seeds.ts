import { count } from '../support/content.ts';
import type { TestDatabase } from '../support/database.ts';
import { run, settingsOf } from '../support/process.ts';

export const seed = (database: TestDatabase, customers: string) =>
  run('seed', ['--customers', customers], settingsOf(database));

export const scale = (database: TestDatabase, customers: string) =>
  run('seed', ['--scale', customers], settingsOf(database));

/** Number of rows in each table that belongs to customers. */
export async function counts(database: TestDatabase): Promise<Record<string, number>> {
  const tables = ['customer', 'contact', 'customer_branch', 'enquiry', 'quotation', 'activity', 'customer_note'];
  const more = ['attachment', 'actual_sales', 'sales_forecast', 'alert'];
  const counted: Record<string, number> = {};
  for (const table of [...tables, ...more]) counted[table] = await count(database, table);
  return counted;
}
