import type { Database } from '../../../db/database.ts';
import { sql, type Sql } from '../../../db/sql.ts';
import type { ListSql } from '../list-sql.ts';

/** A way to find the rows of a page. */
export interface Strategy {
  readonly name: 'one statement' | 'bounded scan' | 'sort few' | 'sort many' | 'unsorted';
  /** Returns null if it gives up, so that the next one is tried. */
  page(database: Database, list: ListSql): Promise<Page | null>;
}

/** The rows of a page: by their keys, or by the condition under which they are read from the parts of the list. */
export type Page = ({ readonly keys: Sql | null } | { readonly where: Sql }) & {
  /** Rows of the whole list, if the strategy counts them on the way. */
  readonly total: number | null;
};

/** @param keys in any order */
export const pageOf = ({ table, key }: ListSql, keys: readonly unknown[], total: number | null): Page => ({
  keys: keys.length ? sql`select ${key} as k from ${table} t where ${key} in ${sql.list(keys)}` : null,
  total,
});
