import { sql } from '../../core/db/sql.ts';
import type { SaveServices } from '../save/services.ts';
import { addKeys } from './add-keys.ts';
import { addDue } from './probable.ts';

const lot = 5000;

/** Fills the blocking key tables that a migration has just created. Call inside a transaction. */
export async function fillKeys({
  database,
  duplicates,
  records,
  registry,
}: Pick<SaveServices, 'database' | 'duplicates' | 'records' | 'registry'>): Promise<void> {
  for (const definition of registry.all.filter((one) => one.duplicates)) {
    const { key, table } = definition;
    const isEmpty = async (name: string) =>
      (await database.value(sql`select 1 from ${sql.id(name)} limit 1`)) === undefined;
    if (!(await isEmpty(`${table}_key`)) || (await isEmpty(table))) continue;
    for (let last = 0; ;) {
      const rows = await records.list(definition, {
        where: [{ field: key, operator: '>', value: last }],
        search: null,
        sort: { field: key, order: 'ASC' },
        offset: 0,
        limit: lot,
      });
      if (!rows.length) break;
      const keys = rows.flatMap((row) => duplicates.keys(definition, row).map((hash) => [hash, row[key]]));
      await addKeys(database, table, keys);
      await addDue(
        database,
        definition,
        rows.map((row) => row[key] as number),
      );
      last = rows.at(-1)![key] as number;
    }
  }
}
