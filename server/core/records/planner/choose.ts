import { sql } from '../../db/sql.ts';
import type { Found } from '../../search/search.ts';
import type { ListSql } from './list-sql.ts';
import { boundedScan } from './strategies/bounded-scan.ts';
import { oneStatement } from './strategies/one-statement.ts';
import { sortFew } from './strategies/sort-few.ts';
import { sortMany } from './strategies/sort-many.ts';
import type { Strategy } from './strategies/strategy.ts';
import { unsorted } from './strategies/unsorted.ts';

/**
 * The strategies for a page, in the order in which they are tried; the last one never gives up. All find the same rows.
 *
 * | Matches of the search | Strategies                 | Why                                               |
 * | --------------------- | -------------------------- | ------------------------------------------------- |
 * | no search             | `oneStatement`             | The index of the sort field leads to the page.    |
 * | `unindexed`           | `oneStatement`             | The list is short: every row is tested.           |
 * | `listed`, on SQLite   | `oneStatement`             | Their keys are known, and become a condition.     |
 * | `few`, on PostgreSQL  | `sortFew`                  | A scan in sort order would seldom meet one.       |
 * | `some`, on SQLite     | the same as for `many`     | The scan looks only into two indexes.             |
 * | `many`                | `boundedScan`, `sortMany`, | A scan soon fills a page, unless all are far down |
 * |                       | `oneStatement`             | or too many to sort.                              |
 * | `similar`             | `unsorted`                 | Crud.matches sorts them by their likeness.        |
 *
 * Most columns, and the names of another table, have no index with a condition, so there a condition is like a search
 * with `many` matches, and a search with fewer sorts what it finds in the order of names.
 */
export function choose(found: Found | null, { isByName, isIndexed, table, key, where }: ListSql): readonly Strategy[] {
  if (!found && !isIndexed)
    return [boundedScan(), sortMany(sql`select ${key} as k from ${table} t where ${where}`), oneStatement()];
  if (!found) return [oneStatement()];
  const { matches, test, lookup } = found;
  if (matches === 'similar') return [unsorted(lookup)];
  if (isByName && !['some', 'many'].includes(matches)) return [sortFew(test)];
  if (matches === 'some')
    return [boundedScan(sql`${key} in (${lookup})`, 30_000), sortMany(lookup), oneStatement(test)];
  if (matches === 'few') return [sortFew(test)];
  if (matches === 'many') return [boundedScan(test), sortMany(lookup), oneStatement(test)];
  return [oneStatement(test)];
}
