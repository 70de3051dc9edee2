import type { Database } from '../../core/db/database.ts';
import { insertMany } from '../../core/db/insert-many.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { spelledWords } from '../../core/search/text.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SearchRefresh } from '../search/refresh.ts';
import type { Change } from './change.ts';

interface Needed {
  readonly database: Database;
  readonly searchRefresh: SearchRefresh;
  readonly jobs: Jobs;
}

/**
 * Makes the words of new names known, in the background after the commit: a server that ends before loses nothing but
 * that they are found in spite of a slip. Notes renamed records, so that the records that are found by their names get new search words: in the background after
 * the commit, or after the next start if the server ends before. Call in the transaction.
 */
export async function refreshSearches(
  definition: EntityDefinition,
  changes: readonly Change[],
  { database, searchRefresh, jobs }: Needed,
): Promise<void> {
  const words = changes
    .filter(({ isSearchedAnew }) => isSearchedAnew)
    .flatMap(({ after }) => spelledWords(definition, after));
  if (words.length) database.afterCommit(() => jobs.runInBackground('search', () => searchRefresh.learn(words)));
  if (!searchRefresh.concerns(definition)) return;
  const renamed = changes.filter((change) => !change.isNew && change.changed(definition.display));
  if (!renamed.length) return;
  await insertMany(
    database,
    'renamed_record',
    [{ name: 'record_id', type: 'integer' }],
    renamed.map(({ after }) => [after[definition.key]]),
    [{ name: 'entity', type: 'text', value: definition.name }],
  );
  database.afterCommit(() => jobs.runInBackground('search', () => searchRefresh.catchUp()));
}
