import type { DataSource } from 'typeorm';

/**
 * Measures the indexes of SQLite that have no statistics, if others have. Otherwise SQLite would assume that a new index
 * finds only a few rows, and use it in place of better ones.
 */
export async function measureIndexes(source: DataSource): Promise<void> {
  const statistics = await source.query(`select 1 from sqlite_master where name = 'sqlite_stat1'`);
  if (!statistics.length) return;
  const missing: { name: string }[] = await source.query(
    `select name from sqlite_master where type = 'index' and exists (select 1 from sqlite_stat1)
      and name not in (select idx from sqlite_stat1 where idx is not null)`,
  );
  for (const { name } of missing) await source.query(`analyze "${name}"`);
}
