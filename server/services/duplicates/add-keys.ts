import type { Database } from '../../core/db/database.ts';
import { insertMany } from '../../core/db/insert-many.ts';

const columns = [
  { name: 'hash', type: 'integer' },
  { name: 'id', type: 'integer' },
] as const;

/** Stores blocking keys, each with the key of its record. Call inside a transaction. */
export const addKeys = (database: Database, table: string, pairs: readonly (readonly unknown[])[]): Promise<void> =>
  insertMany(database, `${table}_key`, columns, pairs);
