import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { copyDatabase, engine, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { openDatabase } from '../support/open.ts';
import { serve, settingsOf } from '../support/process.ts';

/** How often the server is killed during saves. */
const kills = Number(process.env.TEST_KILLS ?? 2);

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

const signIn = async (url: string) => {
  const { body } = await new Client(url).post('accounts:signInWithPassword', {
    email: 'admin@demo.branchline.example',
    password: 'Branchline-demo-1',
  });
  return new Client(url, body.idToken);
};

test(
  'A server killed during saves leaves complete records, including every confirmed one',
  async () => {
    const answered = new Set<string>();
    for (let round = 1; round <= kills; round++) {
      const { process, url } = await serve(settingsOf(database));
      const admin = await signIn(url);
      let enough = () => {};
      const some = new Promise<void>((resolve) => (enough = resolve));
      const savers = Array.from({ length: 8 }, async (_, i) => {
        for (let n = 1; ; n++) {
          const custName = `ROUND ${round} SAVER ${i} NO ${n}`;
          const reply = await admin.post('customerconf', draft({ custName })).catch(() => null);
          if (!reply) return;
          expect(reply.status).toBe(200);
          answered.add(custName);
          if (answered.size >= round * 25) enough();
        }
      });
      await some;
      process.kill('SIGKILL');
      expect(await process.ended).toBe('SIGKILL');
      await Promise.all(savers);
    }

    const rows = await openDatabase(database);
    if (engine === 'sqlite') expect(await rows.all('pragma integrity_check')).toEqual([['ok']]);
    const kept = new Set(
      (await rows.all('select cust_name from customer where customer_id > 300')).map(([name]) => name),
    );
    expect([...answered].filter((name) => !kept.has(name))).toEqual([]);
    const histories = await rows.all(
      `select record_id, count(*) from record_history where entity = 'customer' and record_id > 300 group by record_id`,
    );
    expect(histories).toHaveLength(kept.size);
    expect(histories.filter(([, count]) => Number(count) !== 1)).toEqual([]);
    const keyless =
      'select 1 from customer c where not exists (select 1 from customer_key k where k.id = c.customer_id)';
    expect(await rows.all(keyless)).toEqual([]);
    await rows.close();

    const { process, url } = await serve(settingsOf(database));
    const admin = await signIn(url);
    expect((await admin.get('customers/count')).body).toBe(300 + kept.size);
    expect((await admin.list('customers', { filter: { q: 'ROUND SAVER' }, range: [0, 4] })).body).toHaveLength(5);
    process.kill('SIGTERM');
    expect(await process.ended).toBe(0);
  },
  60_000 + kills * 30_000,
);

test('A server killed during an upload removes what is left of it at the next start, but not what others receive', async () => {
  const incoming = join(database.dataDir, 'attachments/incoming');
  const first = await serve(settingsOf(database));
  const admin = await signIn(first.url);
  const upload = request(`${first.url}/v1/attachment/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  upload.on('error', () => undefined);
  upload.write('--x\r\ncontent-disposition: form-data; name="attachmentfile"; filename="roof.png"\r\n\r\nhalf of it');
  await eventually(() => expect(readdirSync(incoming)).toHaveLength(1));
  first.process.kill('SIGKILL');
  await first.process.ended;
  const [left] = readdirSync(incoming);
  // The same machine, but a process that is running: this one.
  const others = left!.replace(/~\d+~/, `~${process.pid}~`);
  for (const name of [others, 'of-an-older-version']) writeFileSync(join(incoming, name), '');

  const second = await serve(settingsOf(database));
  expect(readdirSync(incoming)).toEqual([others]);
  second.process.kill('SIGTERM');
  expect(await second.process.ended).toBe(0);
});
