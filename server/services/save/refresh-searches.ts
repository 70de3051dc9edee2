import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SearchRefresh } from '../search/refresh.ts';
import type { Change } from './change.ts';

interface Services {
  readonly searchRefresh: SearchRefresh;
  readonly jobs: Jobs;
}

/**
 * Updates, in the background, the search words of records that are found by the names of these. Call after the commit.
 */
export function refreshSearches(
  definition: EntityDefinition,
  changes: readonly Change[],
  { searchRefresh, jobs }: Services,
): void {
  for (const change of changes)
    if (!change.isNew && change.changed(definition.display) && searchRefresh.concerns(definition))
      jobs.runInBackground('search', () => searchRefresh.renamed(definition, change.after[definition.key] as number));
}
