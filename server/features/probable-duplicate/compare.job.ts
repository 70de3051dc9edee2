import { sql } from '../../core/db/sql.ts';
import type { Job } from '../../services/background/regular.ts';
import { addPairs, type ProbablePair } from '../../services/duplicates/probable.ts';
import type { Platform } from '../../services/platform.ts';
import compareTask from './compare.task.ts';

/** Records that are compared in one go: about a second's work. */
const lot = 200;

/**
 * Compares records that are new or have changed with those like them. Each go is stored in one transaction, so that a
 * server that dies begins it again.
 */
const compareJob: Job<Platform> = {
  name: 'Look for probable duplicates',
  cron: '30 * * * * *',
  schedule: 'Every minute',
  async run(platform, stop) {
    while (!stop.aborted && (await compareNext(platform, stop)));
  },
};

export default compareJob;

/** Compares the records that have waited longest. @returns whether there were any */
async function compareNext({ database, heavy, users }: Platform, signal: AbortSignal): Promise<boolean> {
  const due = await database.rows(sql`select id, entity, record_id from due_comparison order by id ${sql.limit(lot)}`);
  if (!due.length) return false;
  const found = new Map<string, ProbablePair[]>();
  for (const entity of new Set(due.map(([, name]) => name as string))) {
    const ids = [...new Set(due.filter(([, name]) => name === entity).map(([, , id]) => id as number))];
    found.set(entity, await heavy.run(compareTask, { entity, ids }, { user: users.system, signal }));
  }
  await database.write(async () => {
    for (const [entity, pairs] of found) await addPairs(database, entity, pairs);
    const done = due.map(([id]) => id);
    await database.rows(sql`delete from due_comparison where id in ${sql.list(done)}`);
  });
  return true;
}
