import { sql } from '../../core/db/sql.ts';
import { searchRules } from '../../core/search/rules.ts';
import { learnWords } from '../../core/search/slips.ts';
import { spelledWords } from '../../core/search/text.ts';
import type { SaveServices } from '../save/services.ts';
import { sumOver } from './chunks.ts';
import { checkKeys } from './keys.ts';
import { checkSearch } from './search.ts';

/**
 * After an update that makes search terms in another way, writes those of all records again, some at a time. Until then
 * records are found by their old terms. Starts again if it is stopped.
 */
export async function renewSearch(services: SaveServices, stop: AbortSignal): Promise<void> {
  const { database, registry } = services;
  const rules = searchRules(registry);
  if ((await database.value(sql`select search_terms from installation where id = 1`)) === rules) return;
  for (const definition of registry.all) {
    if (definition.duplicates) await checkKeys(definition, services, true, stop);
    if (!definition.search.length) continue;
    await checkSearch(definition, services, true, stop);
    const learn = async (records: readonly Readonly<Record<string, unknown>>[]) => {
      await learnWords(
        database,
        records.flatMap((record) => spelledWords(definition, record)),
      );
      return records.length;
    };
    await sumOver(definition, services, learn, stop);
  }
  if (!stop.aborted)
    await database.write(() => database.rows(sql`update installation set search_terms = ${rules} where id = 1`));
}
