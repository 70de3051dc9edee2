import type { Database } from '../../core/db/database.ts';
import { sql, type Sql } from '../../core/db/sql.ts';
import { dateToWire, type Clock } from '../../core/time/clock.ts';

interface Needed {
  readonly database: Database;
  readonly clock: Clock;
}

/** A person who is away today, and who was chosen to cover. */
export interface Away {
  readonly user: number;
  readonly name: string;
  readonly supervisor: number | null;
  readonly cover: number;
}

/**
 * The person who covers for a user today: if that person is away too, the one who covers for them.
 * @returns null unless the user is away; `cover` is null if everybody who was chosen is away
 */
export async function coverOf(
  user: number,
  services: Needed,
): Promise<(Omit<Away, 'cover'> & { cover: number | null }) | null> {
  const seen = new Set([user]);
  const [first] = await awayWhere(sql`a.user_id = ${user}`, services);
  for (let at = first; at;) {
    if (seen.has(at.cover)) return { ...first!, cover: null };
    seen.add(at.cover);
    const [next] = await awayWhere(sql`a.user_id = ${at.cover}`, services);
    if (!next) return { ...first!, cover: at.cover };
    at = next;
  }
  return null;
}

/** The people whom a user covers for today, those included whose cover is away. */
export async function coveredBy(user: number, services: Needed): Promise<Away[]> {
  const covered = new Map<number, Away>();
  for (let covers = [user]; covers.length;) {
    const found = await awayWhere(sql`a.cover_by_id in ${sql.list(covers)}`, services);
    const more = found.filter((one) => one.user !== user && !covered.has(one.user));
    for (const one of more) covered.set(one.user, one);
    covers = more.map((one) => one.user);
  }
  return [...covered.values()];
}

/** The people who are away today and whom a user supervises. */
export const supervisedAway = (supervisor: number, services: Needed): Promise<Away[]> =>
  awayWhere(sql`u.supervisor_id = ${supervisor}`, services);

/** The absences of people who are away today, with names: the last day is as in `26/11/2026`. */
export async function awayToday(users: readonly number[], { database, clock }: Needed) {
  if (!users.length) return [];
  const today = clock.today();
  const rows = await database.rows(sql`select a.id, a.user_id, u.full_name, c.full_name, a.until_date from absence a
    join app_user u on u.id = a.user_id join app_user c on c.id = a.cover_by_id
    where a.user_id in ${sql.list(users)} and a.from_date <= ${today} and a.until_date >= ${today} order by u.full_name, a.id`);
  return (rows as [number, number, string, string, string][]).map(([id, userId, user, cover, until]) => ({
    id,
    userId,
    user,
    cover,
    untilDate: dateToWire(until),
  }));
}

async function awayWhere(condition: Sql, { database, clock }: Needed): Promise<Away[]> {
  const today = clock.today();
  const rows = await database.rows(sql`select a.user_id, u.full_name, u.supervisor_id, a.cover_by_id
    from absence a join app_user u on u.id = a.user_id
    where ${condition} and a.from_date <= ${today} and a.until_date >= ${today} order by a.id`);
  return (rows as [number, string, number | null, number][]).map(([id, name, supervisor, cover]) => ({
    user: id,
    name,
    supervisor,
    cover,
  }));
}
