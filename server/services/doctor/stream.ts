import { existsSync } from 'node:fs';
import { hasTables } from '../../core/db/migrations/exists.ts';
import { sql } from '../../core/db/sql.ts';
import { Clock } from '../../core/time/clock.ts';
import { keyFile } from '../identity/keys.ts';
import { Tokens } from '../identity/tokens.ts';
import { reading } from './database.ts';
import type { Check } from './problem.ts';

/** Milliseconds in which the first event must arrive. The next would come after 15 seconds. */
const patience = 5000;

/**
 * The stream of changes on the way that people take: whether a reverse proxy lets it through at once. It is read with
 * a token of a session that is open; without one, nothing is said.
 */
export const streamCheck: Check = async ({ settings }) => {
  if (!existsSync(keyFile(settings.dataDir)) || !(await hasTables(settings).catch(() => false))) return [];
  const now = new Date().toISOString();
  const [session] = (await reading(settings, (ask) =>
    ask(sql`select s.sid, s.uid, a.email, s.created_at, s.second_factor
      from session s join account a on a.uid = s.uid join app_user u on u.uid = s.uid
      where s.expires_at > ${now} and u.status = 'ACTIVE' order by s.rotated_at desc limit 1`),
  ).catch(() => [])) as [string, string, string, string, unknown][];
  if (!session) return [];
  const [sid, uid, email, signedInAt, secondFactor] = session;
  const tokens = new Tokens(settings, new Clock());
  await tokens.open();
  const token = await tokens.issue({ uid, email }, sid, { signedInAt, secondFactor: Boolean(secondFactor) });
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    const response = await fetch(`${settings.publicUrl}/v1/live`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: stop.signal,
    });
    // Another check says that the server cannot be reached.
    if (!response.ok || !response.body) return [];
    await response.body.getReader().read();
    return [];
  } catch {
    return stop.signal.aborted
      ? [
          'The reverse proxy holds /v1/live back, so changes reach people late. Let it pass unbuffered: see docs/operations.md.',
        ]
      : [];
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
};
