import { sql } from '../../core/db/sql.ts';
import type { EntityDefinition } from '../../core/model/definition.ts';
import { product } from '../history/history.ts';
import type { SaveServices } from '../save/services.ts';

type Needed = Pick<SaveServices, 'database' | 'registry' | 'bulk' | 'clock' | 'files'>;

/** Milliseconds after which work that has ended is forgotten. */
const keptFor = 30 * 86_400_000;

/** Rows in one transaction. */
const lot = 200;

/** Removes files whose day is over, and work that ended 30 days ago. */
export async function cleanUpWork(services: Needed, stop: AbortSignal): Promise<void> {
  const { database, registry, bulk, clock, files } = services;
  const definition: EntityDefinition = registry.definition('backgroundWork');
  const inLots = async (step: () => Promise<number>) => {
    while (!stop.aborted && (await database.write(step)) === lot);
  };
  await inLots(async () => {
    const due = await database.rows(sql`select id, file_location from background_work
      where file_until <= ${clock.instant()} order by file_until, id limit ${lot}`);
    const none = { fileName: null, fileLocation: null, fileUntil: null };
    const ids = due.map(([id]) => id as number);
    await bulk.change(definition, ids, none, product);
    database.afterCommit(async () => {
      for (const [, location] of due) if (location !== null) await files.remove(location as string);
    });
    return due.length;
  });
  const before = new Date(clock.now().getTime() - keptFor).toISOString();
  await inLots(async () => {
    const due = await database.rows(sql`select id from background_work
      where ended_at < ${before} and schedule is null order by ended_at, id limit ${lot}`);
    const ids = due.map(([id]) => id as number);
    if (ids.length) await database.rows(sql`delete from background_task where work_id in ${sql.list(ids)}`);
    await bulk.remove(
      definition,
      ids.map((id) => ({ id })),
      product,
    );
    return due.length;
  });
}
