import dayjs from 'dayjs';
import { sql } from '../../core/db/sql.ts';
import { dateToWire } from '../../core/time/clock.ts';
import { momentAt, type Moment } from '../../core/time/moment.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { awayToday } from '../common/covers.ts';
import { weeksAt } from './figures.ts';
import { gapsOf, monthsAt } from './gaps.ts';
import { figuresOf, membersOf } from './team.ts';
import { textOf } from './mail-text.ts';

/** When the page is sent on a Friday, in London. */
const hour = '15:00';

/**
 * Sends supervisors the page of their team on Friday afternoons, once; one that was missed until Sunday. Somebody who has
 * just become a supervisor gets it from the next Friday on.
 */
const fridayJob: Job<Platform> = {
  name: 'Send the pages of teams',
  cron: '0 */5 * * * *',
  schedule: 'Every 5 minutes',
  async run(platform, stop) {
    const { clock, database } = platform;
    const { friday, isDue } = lastFriday(momentAt(clock.now()));
    await database.write(() =>
      database.rows(sql`insert into team_mail (supervisor, friday) select s.id, ${friday} from app_user s
        where s.status = ${'ACTIVE'} and not exists (select 1 from team_mail m where m.supervisor = s.id)
        and exists (select 1 from app_user u where u.supervisor_id = s.id and u.status = ${'ACTIVE'} and u.id <> s.id)
        on conflict do nothing`),
    );
    if (!isDue) return;
    const people = await database.rows(sql`select s.id from app_user s join team_mail m on m.supervisor = s.id
      where s.status = ${'ACTIVE'} and s.get_team_email = ${true} and m.friday < ${friday}`);
    for (const [id] of people as [number][]) {
      if (stop.aborted) return;
      await send(platform, id, friday);
    }
  },
};

export default fridayJob;

/** The last Friday whose afternoon has come, and whether its page is still sent. */
function lastFriday({ date, time }: Moment): { readonly friday: string; readonly isDue: boolean } {
  const day = dayjs(date);
  const days = (day.day() + 2) % 7;
  const isEarly = days === 0 && time < hour;
  const friday = day.subtract(isEarly ? 7 : days, 'day').format('YYYY-MM-DD');
  return { friday, isDue: !isEarly && days <= 2 };
}

/** Claims the page and adds the mail in one transaction: of two servers only one sends. */
async function send(platform: Platform, id: number, friday: string): Promise<void> {
  const { clock, database, outbox, settings, users } = platform;
  const user = await users.byId(id);
  const mayRead = user?.allows({ permission: 'ViewTeam' }) ?? false;
  const members = mayRead ? await membersOf(id, platform) : [];
  const month = monthsAt(friday).this;
  const [figures, gaps, away] = mayRead
    ? await Promise.all([
        figuresOf(members, 'this', user!, platform),
        gapsOf(
          members.flatMap(({ exec }) => exec ?? []),
          month,
          user!,
          platform,
        ),
        awayToday(
          members.map((one) => one.user),
          platform,
        ),
      ])
    : [null, null, []];
  const days = weeksAt(clock.today()).this;
  await database.write(async () => {
    const [claimed] = await database.rows(sql`update team_mail set friday = ${friday}
      where supervisor = ${id} and friday < ${friday} returning supervisor`);
    if (!claimed || !figures || !members.length) return;
    const people = members.map((one) => ({
      name: one.name,
      figures: figures.get(one.user)!,
      gap: one.exec === null ? null : (gaps?.get(one.exec) ?? null),
      away: away.find(({ userId }) => userId === one.user)?.untilDate ?? null,
    }));
    await outbox.add({
      to: user!.facts.email,
      subject: `Your team this week, ${dateToWire(days.from)} to ${dateToWire(days.to)}`,
      text: textOf(people, month.month, settings.publicUrl),
    });
  });
}
