import { sql } from '../../core/db/sql.ts';
import type { AnyRecord } from '../../core/model/definition.ts';
import { addKeys } from '../duplicates/add-keys.ts';
import { addDue } from '../duplicates/probable.ts';
import type { Check } from './check.ts';
import { sumOver } from './chunks.ts';

/** Compares the keys of the duplicate check of each record with those that its values give. */
export const checkKeys: Check = (definition, services, mends, stop) => {
  const { database, duplicates } = services;
  const table = sql.id(`${definition.table}_key`);
  const compare = async (records: readonly AnyRecord[], ids: readonly number[]) => {
    const rows = await database.rows(sql`select id, hash from ${table} where id in ${sql.list(ids)}`);
    const stored = new Map(ids.map((id) => [id, new Set<number>()]));
    for (const [id, hash] of rows as [number, number][]) stored.get(id)!.add(hash);
    const wrong = records.filter((record) => {
      const keys = new Set(duplicates.keys(definition, record));
      const kept = stored.get(record[definition.key] as number)!;
      return keys.size !== kept.size || [...keys].some((key) => !kept.has(key));
    });
    if (mends) {
      for (const record of wrong) {
        const id = record[definition.key] as number;
        await database.rows(sql`delete from ${table} where id = ${id}`);
        const keys = new Set(duplicates.keys(definition, record));
        await addKeys(
          database,
          definition.table,
          [...keys].map((key) => [key, id]),
        );
      }
      await addDue(
        database,
        definition,
        wrong.map((record) => record[definition.key] as number),
      );
    }
    return wrong.length;
  };
  return sumOver(definition, services, compare, stop);
};
