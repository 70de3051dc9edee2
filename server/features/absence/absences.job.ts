import { sql } from '../../core/db/sql.ts';
import { product } from '../../services/history/history.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { lockRecord } from '../../services/save/lock.ts';
import { moveWork } from './work.ts';

/** Moves the open work of people who are away from today to their cover, and back when they are here again. */
const absencesJob: Job<Platform> = {
  name: 'Move the work of people who are away',
  cron: '0 * * * * *',
  schedule: 'Every minute',
  async run(platform, stop) {
    const { database, clock } = platform;
    const due = await database.rows(
      sql`select id from absence where next_move <= ${clock.today()} order by next_move, id limit 50`,
    );
    for (const [id] of due as [number][]) {
      if (stop.aborted) return;
      await move(platform, id);
    }
  },
};

export default absencesJob;

/** Moves on behalf of the person who has added the absence. Of two servers, the second finds nothing to move. */
function move(platform: Platform, id: number): Promise<void> {
  const { clock, database, records, registry, users } = platform;
  return database.write(async () => {
    await lockRecord(database, registry.definition('absence'), id);
    const absence = await records.one('absence', id);
    const due = absence?.nextMove;
    if (!due || due > clock.today()) return;
    const by = absence.createdBy && (await users.byId(absence.createdBy.key));
    const isActive = by?.facts.status === 'ACTIVE';
    await moveWork(absence, absence, isActive ? by : null, platform, product);
    // Nothing was to move any more: the days have passed, or nobody is there on whose behalf.
    const now = (await records.one('absence', id))!;
    if (now.nextMove === due)
      await platform.bulk.change('absence', [id], { nextMove: null, returnedCount: 0 }, product, { isDerived: true });
  });
}
