import { sql } from '../../core/db/sql.ts';
import { columnOf, type AnyRecord } from '../../core/model/definition.ts';
import { searchColumn } from '../../core/search/search.ts';
import { searchText } from '../../core/search/text.ts';
import { writeSearchText } from '../save/write.ts';
import type { Check } from './check.ts';
import { sumOver } from './chunks.ts';

/** Compares the search words of each record with those that its values give. */
export const checkSearch: Check = (definition, services, mends, stop) => {
  const { database } = services;
  const [table, key] = [sql.id(definition.table), sql.id(columnOf(definition, definition.key))];
  const compare = async (records: readonly AnyRecord[], ids: readonly number[]) => {
    const rows = await database.rows(
      sql`select ${key}, ${sql.id(searchColumn)} from ${table} where ${key} in ${sql.list(ids)}`,
    );
    const stored = new Map(rows as [number, string | null][]);
    const wrong = records.filter((record) => {
      const text = stored.get(record[definition.key] as number);
      return (text ?? '') !== searchText(definition, record);
    });
    if (mends) for (const record of wrong) await writeSearchText(database, definition, record);
    return wrong.length;
  };
  return sumOver(definition, services, compare, stop);
};
