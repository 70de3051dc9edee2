import { sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { searchRules, type SearchRules } from '../../core/search/rules.ts';
import { learnWords } from '../../core/search/slips.ts';
import { spelledWords } from '../../core/search/text.ts';
import type { SaveServices } from '../save/services.ts';
import { sumOver } from './chunks.ts';
import { checkKeys } from './keys.ts';
import { checkSearch } from './search.ts';

/**
 * After an update that makes the search terms of an entity in another way, writes those of all its records again, some at a
 * time. Until then records are found by their old terms. An entity that is done is not begun again if this is stopped.
 */
export async function renewSearch(services: SaveServices, stop: AbortSignal): Promise<void> {
  const { database, registry } = services;
  const rules = searchRules(registry);
  const text = await database.value<string>(sql`select search_terms from installation where id = 1`);
  const written = { ...rulesIn(text ?? '') };
  for (const definition of registry.all) {
    const { name } = definition;
    if (!rules[name] || written[name] === rules[name]) continue;
    await renewOf(definition, services, stop);
    if (stop.aborted) return;
    written[name] = rules[name];
    const marks = JSON.stringify(written);
    await database.write(() => database.rows(sql`update installation set search_terms = ${marks} where id = 1`));
  }
}

async function renewOf(definition: EntityDefinition, services: SaveServices, stop: AbortSignal): Promise<void> {
  if (definition.duplicates) await checkKeys(definition, services, true, stop);
  if (!definition.search.length) return;
  await checkSearch(definition, services, true, stop);
  const learn = async (records: readonly Readonly<Record<string, unknown>>[]) => {
    await learnWords(
      services.database,
      records.flatMap((record) => spelledWords(definition, record)),
    );
    return records.length;
  };
  await sumOver(definition, services, learn, stop);
}

/** The rules in the text that is kept; none if an older version wrote it. */
function rulesIn(text: string): SearchRules {
  try {
    return JSON.parse(text) as SearchRules;
  } catch {
    return {};
  }
}
