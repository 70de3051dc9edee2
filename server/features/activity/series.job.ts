import type { ActivitySeriesRecord } from '../../generated/activity-series.gen.ts';
import { UserError } from '../../core/errors/errors.ts';
import { sql } from '../../core/db/sql.ts';
import { product } from '../../services/history/history.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { addDays, RecurrenceError } from '../../core/time/recurrence.gen.ts';
import { lockRecord } from '../../services/save/lock.ts';
import { horizon, makeMissing } from './series/making.ts';
import { whatIsWrong } from './series/sentence.ts';
import { stillInvited } from './series/still-invited.ts';
import { whyStopped } from './series/why-stopped.ts';

/** Series looked up with one statement. */
const lot = 200;

/** Makes the activities of series that are due within 90 days, and sends the invitations of those that are near. */
const seriesJob: Job<Platform> = {
  name: 'Make repeating activities',
  cron: '0 15 0 * * *',
  schedule: 'Every day at 00:15',
  async run(platform, stop) {
    const { database, clock } = platform;
    const end = horizon(clock);
    // Those that are stopped stay due, so each is looked at once.
    for (let [day, id] = ['', 0]; !stop.aborted;) {
      const due = await database.rows(sql`select made_until, activity_series_id from activity_series
        where made_until < ${end} and (made_until > ${day} or (made_until = ${day} and activity_series_id > ${id}))
        order by made_until, activity_series_id limit ${lot}`);
      for (const [, key] of due) if (!stop.aborted) await makeMore(platform, key as number, end);
      if (due.length < lot) break;
      [day, id] = due.at(-1) as [string, number];
    }
    await inviteNear(platform, stop);
  },
};

export default seriesJob;

/** Makes what is missing of a series, or keeps why it cannot be made. */
async function makeMore(platform: Platform, id: number, end: string): Promise<void> {
  const stop = (stopped: string) => platform.bulk.change('activitySeries', [id], { stopped }, product);
  await makeRest(platform, id, end).catch(async (error: unknown) => {
    if (!(error instanceof UserError || error instanceof RecurrenceError)) throw error;
    await stop((error instanceof UserError ? error.message : whatIsWrong(error.problem)).slice(0, 200));
  });
}

/**
 * Makes what is missing of a series, in a transaction of its own. Of two servers, the second waits for the lock and finds
 * nothing left.
 */
function makeRest(platform: Platform, id: number, end: string): Promise<void> {
  const { database, registry, records, bulk, users, clock } = platform;
  return database.write(async () => {
    await lockRecord(database, registry.definition('activitySeries'), id);
    const series: ActivitySeriesRecord = (await records.one('activitySeries', id))!;
    if (series.madeUntil === null || series.madeUntil >= end) return;
    const stopped = await whyStopped(series, platform);
    if (stopped !== null) return void (await bulk.change('activitySeries', [id], { stopped }, product));
    const crud = platform.crud('activity');
    const invited = { ...series, ...(await stillInvited(series, records)) };
    const madeUntil = await makeMissing(invited, addDays(series.madeUntil, 1), users.system, { database, clock, crud });
    await bulk.change('activitySeries', [id], { madeUntil, stopped }, product);
  });
}

/** Sends the invitations that are due by now, each in the transaction that marks it as sent. */
async function inviteNear(platform: Platform, stop: AbortSignal): Promise<void> {
  const { database, clock, users, bulk } = platform;
  const crud = platform.crud('activity');
  for (let sent = lot; sent === lot && !stop.aborted;) {
    const due = await database.rows(
      sql`select activity_id from activity where invite_on <= ${clock.today()} order by invite_on, activity_id limit ${lot}`,
    );
    // An ordinary save finds that the invitation is due.
    for (const [id] of due as [number][])
      if (!stop.aborted)
        await crud.update(id, {}, users.system).catch(async (error: unknown) => {
          if (!(error instanceof UserError)) throw error;
          // It can no longer be saved as it is. Someone who corrects it sends the invitation.
          await bulk.change('activity', [id], { inviteOn: null }, product);
        });
    sent = due.length;
  }
}
