import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from '../../server/core/db/sql.ts';
import type { removeUnownedFiles as RemoveUnownedFiles } from '../../server/services/clean-up/unowned-files.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { day, minute, TestClock } from '../support/clock.ts';
import { png, send } from '../support/files.ts';

const clock = new TestClock();
let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

async function removeUnowned() {
  const { removeUnownedFiles: run } = (await built('services/clean-up/unowned-files.js')) as {
    removeUnownedFiles: typeof RemoveUnownedFiles;
  };
  await run(app.platform);
}

const stored = () =>
  readdirSync(join(app.settings.dataDir, 'attachments'))
    .filter((name) => name !== 'incoming')
    .toSorted();

test('stored files without a record are removed after a day; those of records, of the trash and of waiting mails stay [AMB-115]', async () => {
  const { database, files } = app.platform;
  const customer = (await admin.list('customers', { range: [0, 0] })).body[0].customerId;
  const upload = async (name: string) => (await send(app, admin, name, png, { customer })).body;
  const kept = await upload('kept.png');
  const trashed = await upload('trashed.png');
  expect((await admin.delete(`attachment/${trashed.attachId}`)).status).toBe(200);
  const mailed = randomUUID();
  await files.write(mailed, png);
  await database.write(() =>
    database.rows(
      sql`insert into mail_attachment (mail_id, file_name, location) values (${999_999}, ${'offer.pdf'}, ${mailed})`,
    ),
  );
  const lost: string[] = [randomUUID(), randomUUID()];
  for (const name of lost) await files.write(name, png);
  const before = stored();
  expect(before).toEqual(expect.arrayContaining([...lost, mailed, kept.fileLocation, trashed.fileLocation]));

  clock.forward(day - 5 * minute);
  await removeUnowned();
  expect(stored()).toEqual(before);

  clock.forward(10 * minute);
  // A restore that is under way has written files whose records it has yet to add.
  const mark = join(app.settings.dataDir, 'restore.part');
  writeFileSync(mark, '');
  await removeUnowned();
  expect(stored()).toEqual(before);

  rmSync(mark);
  await removeUnowned();
  expect(stored()).toEqual(before.filter((name) => !lost.includes(name)));
  expect(app.log.filter(({ removed }) => removed)).toEqual([
    expect.objectContaining({ removed: 2, msg: 'Stored files without a record removed' }),
  ]);
});
