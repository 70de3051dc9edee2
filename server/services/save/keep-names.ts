import type { Database } from '../../core/db/database.ts';
import { sql } from '../../core/db/sql.ts';
import {
  columnOf,
  fieldOf,
  type AnyRecord,
  type EntityDefinition,
  type Reference,
} from '../../core/model/definition.ts';
import type { Registry } from '../../core/model/registry.ts';

interface Needed {
  readonly database: Database;
  readonly registry: Registry;
}

/**
 * Gives records the present names of those by which they are found, and keeps these names until the transaction ends. A
 * record that was read before a rename would otherwise be written with the old name, and after the rename has given
 * new search words to all records that it could see. Call in the transaction, before search words are written.
 */
export async function keepNames(
  definition: EntityDefinition,
  records: readonly AnyRecord[],
  { database, registry }: Needed,
): Promise<void> {
  const fields = definition.search.map((name) => fieldOf(definition, name)!).filter(({ type }) => type === 'ref');
  // In the same order in every transaction, so that two never wait for each other.
  for (const { name, to } of fields.toSorted((a, b) => a.to!.localeCompare(b.to!))) {
    const referring = records.filter((record) => record[name]);
    const ids = [...new Set(referring.map((record) => (record[name] as Reference).key))];
    if (!ids.length) continue;
    const target = registry.definition(to!);
    const [key, shown] = [target.key, target.display].map((one) => sql.id(columnOf(target, one)));
    const rows = await database.shared(
      sql`select ${key}, ${shown} from ${sql.id(target.table)} where ${key} in ${sql.list(ids)} order by ${key}`,
    );
    const names = new Map(rows as [number, string | null][]);
    for (const record of referring) {
      const reference = record[name] as Reference;
      const display = names.get(reference.key);
      if (display !== undefined && display !== reference.display) record[name] = { ...reference, display };
    }
  }
}
