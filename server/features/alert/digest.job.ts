import type { AlertRecord } from '../../generated/alert.gen.ts';
import type { UserRecord } from '../../generated/user.gen.ts';
import { sql } from '../../core/db/sql.ts';
import { instantToWire } from '../../core/time/clock.ts';
import { product } from '../../services/history/history.ts';
import type { Job } from '../../services/background/regular.ts';
import type { Platform } from '../../services/platform.ts';
import { kinds, tellable, type Kind } from '../common/alerts.ts';

/** Maximum alerts that a mail counts, and that it lists. */
const [lot, most] = [1000, 30];

/**
 * Sends each person their daily digest: one mail with the alerts since the last one. Digests that were missed are sent
 * once.
 */
const digestJob: Job<Platform> = {
  name: 'Send daily digests',
  cron: '0 * * * * *',
  schedule: 'Every minute',
  async run(platform, stop) {
    const { database, clock } = platform;
    const people = await database.rows(sql`select distinct user_id from alert where digest_at <= ${clock.instant()}`);
    for (const [user] of people as [number][]) {
      if (stop.aborted) return;
      await send(platform, user);
    }
  },
};

export default digestJob;

/**
 * Claims the alerts of a person and adds the mail in one transaction: of two servers only one sends, and after a crash
 * the digest is still due. What the person has read, put off, no longer wants or
 * may no longer read is claimed, but not sent.
 */
function send(platform: Platform, user: number): Promise<void> {
  const { database, records, bulk, outbox, clock, settings, users: people } = platform;
  return database.write(async () => {
    const now = clock.instant();
    const rows = await database.rows(
      sql`select id from alert where user_id = ${user} and digest_at <= ${now} order by id limit ${lot}`,
    );
    const claim = (one: AlertRecord) => (one.digestAt !== null && one.digestAt <= now ? { digestAt: null } : null);
    const claimed = await bulk.change('alert', rows.flat() as number[], claim, product);
    const to = await records.one('user', user);
    if (!claimed.length || to?.status !== 'ACTIVE') return;
    const wanted = (await records.find('alert', { id: claimed })).filter((one) => isWanted(one, to));
    const news = await tellable(wanted, (await people.byId(user))!, platform);
    if (!news.length) return;
    const subject = news.length === 1 ? 'Your daily digest: one alert' : `Your daily digest: ${news.length} alerts`;
    await outbox.add({ to: to.email!, subject, text: textOf(news, settings.publicUrl) });
  });
}

const isWanted = ({ source, alertSeen, snoozedUntil }: AlertRecord, to: UserRecord): boolean =>
  !alertSeen && snoozedUntil === null && to[kinds[source as Kind].digest];

/** The alerts by kind, oldest first, each with its customer, its time and the link to its record. */
function textOf(news: readonly AlertRecord[], publicUrl: string): string {
  const sorted = news.toSorted((a, b) => a.dateCreated!.localeCompare(b.dateCreated!) || a.id - b.id).slice(0, most);
  const groups = Object.entries(kinds).flatMap(([kind, { title }]) => {
    const lines = sorted.filter(({ source }) => source === kind).map((one) => lineOf(one, publicUrl));
    return lines.length ? [`${title}\n\n${lines.join('\n\n')}`] : [];
  });
  const rest = news.length - sorted.length;
  return [
    ...groups,
    ...(rest ? [`There are ${rest} more, under Alerts: ${publicUrl}/`] : []),
    'To change what this e-mail contains, open Notification settings in your account menu.\n',
  ].join('\n\n\n');
}

function lineOf({ alertDesc, customerName, dateCreated, link }: AlertRecord, publicUrl: string): string {
  const facts = [alertDesc, customerName, instantToWire(dateCreated!)].filter(Boolean);
  return `${facts.join(', ')}\n${publicUrl}${link ?? '/'}`;
}
