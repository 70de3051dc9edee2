import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../support/client.ts';
import { copyDatabase, type TestDatabase } from '../support/database.ts';
import { eventually } from '../support/eventually.ts';
import { openDatabase } from '../support/open.ts';
import { serve, settingsOf } from '../support/process.ts';

/** How often the server is killed. `TEST_KILLS=50` posts a longer sheet and kills more often. */
const kills = Number(process.env.TEST_KILLS ?? 2);

let database: TestDatabase;
beforeEach(async () => void (database = await copyDatabase()));
afterEach(() => database.drop());

async function start() {
  const { process, url } = await serve(settingsOf(database));
  const { body } = await new Client(url).post('accounts:signInWithPassword', {
    email: 'admin@demo.branchline.example',
    password: 'Branchline-demo-1',
  });
  return { process, admin: new Client(url, body.idToken) };
}

/** A row for each month of some accounts, in a year without figures; each has a figure of its own. */
async function sheetRows(admin: Client) {
  const { body } = await admin.list('customers', { range: [0, kills > 2 ? 299 : 89], sort: ['customerId', 'ASC'] });
  const accounts = body.filter(({ custCode, mbpBranch }: any) => custCode && mbpBranch);
  return accounts.flatMap(({ custCode, mbpBranch }: any, a: number) =>
    Array.from({ length: 12 }, (_, m) => ({
      rowNo: 3 + a * 12 + m,
      branch: mbpBranch.branchName,
      custCode,
      values: [{ sMonth: m + 1, value: a + m / 100 }],
    })),
  );
}

test(
  'A server killed while it posts a sheet goes on where it stopped: no row is lost, and none is posted twice',
  async () => {
    let { process, admin } = await start();
    const rows = await sheetRows(admin);
    const about = { kind: 'Actual', sYear: 2040, fileName: 'year.xlsx', rowCount: rows.length };
    const { id } = (await admin.post('salesPosting', about)).body;
    for (let from = 0; from < rows.length; from += 500)
      await admin.post(`salesPosting/${id}/rows`, { from, rows: rows.slice(from, from + 500) });
    await admin.post(`salesPosting/${id}/settle`, { how: 'add' });

    expect((await admin.post(`salesPosting/${id}/post`, {})).body).toMatchObject({ running: true });
    const work = async () =>
      (await admin.list('backgroundWork', { filter: { kind: 'posting' }, range: [0, 9] })).body[0];
    const posting = async () => (await admin.get(`salesPosting/${id}`)).body;
    // Each kill comes at another moment of a batch; the sheet must be complete afterwards wherever it struck. On
    // PostgreSQL, the work of the dead server is taken over after ten seconds.
    for (let kill = 0; kill < kills; kill++) {
      await wait(30 + ((kill * 90) % 400));
      process.kill('SIGKILL');
      await process.ended;
      ({ process, admin } = await start());
      const { postedCount } = await posting();
      await eventually(async () => {
        const { status, postedCount: now } = await posting();
        expect(status === 'Posted' || now > postedCount).toBe(true);
      }, 30);
    }
    await eventually(async () => expect((await work()).state).toBe('Done'), 60);
    const [done, ended] = [await posting(), await work()];
    process.kill('SIGTERM');
    await process.ended;

    expect(done).toMatchObject({ status: 'Posted', postedCount: rows.length, failedCount: 0, running: false });
    expect(ended).toMatchObject({ state: 'Done', person: { fullName: expect.any(String) } });
    const store = await openDatabase(database);
    const all = 'from actual_sales where s_year = 2040';
    const numbers = async (statement: string) => (await store.all(statement)).map((row: unknown[]) => row.map(Number));
    const pence = rows.reduce((sum: number, { values }: any) => sum + Math.round(values[0].value * 100), 0);
    expect(await numbers(`select count(*), sum(sales_value) ${all}`)).toEqual([[rows.length, pence]]);
    expect(await numbers(`select count(*) from sales_posting_figure where posting_id = ${id}`)).toEqual([
      [rows.length],
    ]);
    expect(
      await numbers(`select count(*) from record_history where entity = 'actualSales'
      and record_id in (select id ${all})`),
    ).toEqual([[rows.length]]);
    await store.close();
  },
  60_000 + kills * 30_000,
);
