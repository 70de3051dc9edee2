import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../server/core/db/sql.ts';
import type { cleanUp as CleanUp } from '../../server/services/clean-up/clean-up.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { day, minute, TestClock } from '../support/clock.ts';
import { identity, signIn, signUp, statusOf, tryRefresh, trySignIn } from '../support/identity.ts';

const clock = new TestClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.close());

const folder = () => join(app.settings.dataDir, 'mail');

async function cleanUp() {
  const { cleanUp: run } = (await built('services/clean-up/clean-up.js')) as { cleanUp: typeof CleanUp };
  await run(app.platform.database, clock, folder());
}

const count = async (table: string) =>
  Number(await app.platform.database.value(sql`select count(*) from ${sql.id(table)}`));

test('what has expired is deleted, and nothing else', async () => {
  const { database } = app.platform;
  const { email } = await signUp(app);
  await trySignIn(app, email, 'wrong');
  await identity(app, 'sendOobCode', { requestType: 'PASSWORD_RESET', email });
  const session = await signIn(app, 'internal');
  await new Client(app.url).post('accounts/mfaEnrollment:start', { idToken: session.idToken, totpEnrollmentInfo: {} });
  // More than one transaction deletes.
  const old = new Date(clock.now().getTime() - 401 * day).toISOString();
  await database.write(() =>
    database.rows(
      sql`insert into login_history (login_at, outcome) values ${sql.join(
        Array.from({ length: 2500 }, () => sql.list([old, 'Signed in'])),
      )}`,
    ),
  );
  const tables = ['session', 'oob_code', 'pending_second_factor', 'mail_outbox', 'attempt', 'login_history'];
  const counts = async () =>
    Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await count(name)])));
  const before = await counts();
  await cleanUp();
  expect(await counts()).toEqual({ ...before, login_history: before.login_history - 2500 });
  expect(await statusOf(app, session.idToken)).toBe(200);

  // The link of a password works for an hour. Its code is kept for a day, so that it is refused as expired.
  clock.forward(61 * minute);
  await cleanUp();
  expect([before.pending_second_factor, await count('pending_second_factor')]).toEqual([1, 0]);
  expect(await count('mail_outbox')).toBe(before.mail_outbox - 1);
  expect(await count('oob_code')).toBe(before.oob_code);
  clock.forward(day);
  await cleanUp();
  expect(await count('oob_code')).toBe(before.oob_code - 1);
  expect(await count('attempt')).toBe(0);
  expect(await count('session')).toBe(before.session);
  clock.forward(30 * day);
  await cleanUp();
  expect(await count('session')).toBe(0);
  expect((await tryRefresh(app, session.refreshToken)).status).toBe(400);
});

test('mail that was written as a file is deleted once its link no longer works, or after 30 days', async () => {
  const at = (milliseconds: number) =>
    new Date(clock.now().getTime() + milliseconds).toISOString().replaceAll(':', '-');
  mkdirSync(folder(), { recursive: true });
  const [young, old] = [at(-29.9 * day), at(-30.1 * day)];
  const kept = [`${old}-0000000b-until-${at(day)}.eml`, `${young}-0000000c.eml`, `${young}-0000000d.eml.part`, 'a.eml'];
  const over = [`${at(-day)}-0000000a-until-${at(-1000)}.eml`, `${old}-0000000e.eml`, `${old}-0000000f.eml.part`];
  for (const name of [...over, ...kept]) writeFileSync(join(folder(), name), 'From: x');
  await cleanUp();
  expect(readdirSync(folder()).toSorted()).toEqual(kept.toSorted());
});
