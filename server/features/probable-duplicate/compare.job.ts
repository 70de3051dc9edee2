import { sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import type { Job } from '../../services/background/regular.ts';
import { addPairs, forgetPairs, hasProbable, type ProbablePair } from '../../services/duplicates/probable.ts';
import type { Platform } from '../../services/platform.ts';
import compareTask from './compare.task.ts';

/** Records that are compared in one go: about a second's work. */
const lot = 200;

/**
 * Compares records that are new or have changed with those like them. A lot is claimed in the transaction that stores
 * its pairs, so that a server that dies begins it again. A record that is saved meanwhile waits for a later lot, which
 * replaces its pairs.
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
async function compareNext(platform: Platform, stop: AbortSignal): Promise<boolean> {
  const { database, registry } = platform;
  const due = await database.rows(sql`select id, entity, record_id from due_comparison order by id ${sql.limit(lot)}`);
  if (!due.length) return false;
  const found: (Compared & { readonly of: EntityDefinition; readonly ids: readonly number[] })[] = [];
  // One that no longer exists, or is no longer compared, is only taken from the list.
  for (const of of registry.all.filter(hasProbable)) {
    const ids = [...new Set(due.filter(([, name]) => name === of.name).map(([, , id]) => id as number))];
    if (ids.length) found.push({ of, ids, ...(await compare(of, ids, platform, stop)) });
  }
  await database.write(async () => {
    const done = due.map(([id]) => id);
    const claimed = await database.rows(
      sql`delete from due_comparison where id in ${sql.list(done)} returning entity, record_id`,
    );
    const isClaimed = (name: string, id: number) =>
      claimed.some(([entity, record]) => entity === name && record === id);
    for (const { of, ids, pairs } of found) {
      const mine = new Set(ids.filter((id) => isClaimed(of.name, id)));
      for (const id of mine) await forgetPairs(database, of, id);
      await addPairs(
        database,
        of.name,
        pairs.filter(({ low, high }) => mine.has(low) || mine.has(high)),
      );
    }
  });
  // Shown among the background work. The next run goes on with the records after them.
  const [error] = found.flatMap(({ errors }) => errors);
  if (error) throw error;
  return true;
}

interface Compared {
  readonly pairs: readonly ProbablePair[];
  readonly errors: readonly unknown[];
}

/** The pairs of records. Those that cannot be compared are left out, with the error. */
async function compare(
  of: EntityDefinition,
  ids: number[],
  platform: Platform,
  signal: AbortSignal,
): Promise<Compared> {
  const { heavy, users } = platform;
  try {
    return {
      pairs: await heavy.run(compareTask, { entity: of.name, ids }, { user: users.system, signal }),
      errors: [],
    };
  } catch (error) {
    if (signal.aborted) throw error;
    if (ids.length === 1) return { pairs: [], errors: [error] };
    const middle = ids.length >> 1;
    const first = await compare(of, ids.slice(0, middle), platform, signal);
    const second = await compare(of, ids.slice(middle), platform, signal);
    return { pairs: [...first.pairs, ...second.pairs], errors: [...first.errors, ...second.errors] };
  }
}
