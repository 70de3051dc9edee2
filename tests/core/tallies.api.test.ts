import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { seedBase as SeedBase } from '../../server/seed/base.ts';
import type { addTalliesTogether as AddTogether } from '../../server/services/save/tallies.ts';
import { sql } from '../../server/core/db/sql.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { countTo, textsOf } from '../support/plans.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let internal: Client;
let admin: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  [internal, admin] = await Promise.all([Client.as(app, 'internal'), Client.as(app, 'admin')]);
  who = await customerWithContact(internal);
});
afterAll(() => app.close());

const rows = (statement: ReturnType<typeof sql>) => app.platform.database.rows(statement);
const run = (text: string) => app.platform.database.write(() => rows(sql.raw(text)));
const numbers = (found: readonly unknown[][]) => found.map((row) => row.map((value) => value && Number(value)));

/** Number and value by status, branch, sales exec and type: from the enquiries, and from their tally. */
async function both() {
  const groups = 'opportunity_status_id, mbp_branch_id, sales_exec_id, project_type_id';
  const counted = await rows(
    sql.raw(`select ${groups}, count(*), coalesce(sum(quote_value), 0) from enquiry
      group by ${groups} order by 1, 2, 3, 4`),
  );
  const kept = await rows(
    sql.raw(`select group1, group2, group3, group4, sum(records), sum(amount) from record_tally
      group by 1, 2, 3, 4 having sum(records) <> 0 or sum(amount) <> 0 order by 1, 2, 3, 4`),
  );
  return { counted: numbers(counted), kept: numbers(kept) };
}

async function expectExact() {
  const { counted, kept } = await both();
  expect(kept).toEqual(counted);
}

const enquire = async (): Promise<number> => (await internal.post('opportunityconf', enquiryOf(who))).body.oppId;
const move = (oppId: number, opportunityStatus: number) =>
  internal.put(`updateOpportunityStatus/${oppId}`, { opportunityStatus });
const lengthOf = async () => Number((await rows(sql`select count(*) from record_tally`))[0]![0]);

describe('a tally', () => {
  test('matches the demo data', async () => {
    await expectExact();
    expect((await both()).kept.length).toBeGreaterThan(10);
  });

  test('changes with each write: created, moved, valued by a quotation, deleted', async () => {
    const [first, second] = [await enquire(), await enquire()];
    await expectExact();
    expect((await move(first, 2)).status).toBe(200);
    await expectExact();
    const values = { quoteVerDate: inDays(0), productType: 1, productQty: 1, quoteGrade: 1 };
    const quoted = await internal.post('quotation', { opportunity: first, productValue: 12.34, ...values });
    expect(quoted.status).toBe(200);
    await expectExact();
    expect((await admin.delete(`opportunity/${second}`)).status).toBe(200);
    await expectExact();
  });

  test('is exact after concurrent writes, and after its rows are added together', async () => {
    const { addTalliesTogether } = (await built('services/save/tallies.js')) as {
      addTalliesTogether: typeof AddTogether;
    };
    const { database, registry } = app.platform;
    const made = await Promise.all([1, 2, 3, 4].map(enquire));
    const moves = made.flatMap((oppId) => [2, 3, 5].map((status) => () => move(oppId, status)));
    await Promise.all(moves.map((one) => one()));
    await expectExact();
    await run(`insert into record_tally (tally, group1, group2, group3, group4, records, amount)
      select t.tally, t.group1, t.group2, t.group3, t.group4, s.sign, s.sign * 5 from record_tally t
      cross join (select 1 as sign union all select -1) s cross join (select opp_id from enquiry limit 30) more`);
    const before = await lengthOf();
    await Promise.all([addTalliesTogether(database, registry.all), addTalliesTogether(database, registry.all)]);
    expect(await lengthOf()).toBeLessThan(before);
    await expectExact();
  });

  test('is counted at the next start if it is missing', async () => {
    const { seedBase } = (await built('seed/base.js')) as { seedBase: typeof SeedBase };
    await run(`update record_tally set tally = 'enquiry: another_id; another_value', records = records + 1`);
    await seedBase(app.platform);
    await expectExact();
    await seedBase(app.platform);
    await expectExact();
  });

  test('is enough for charts of enquiries by what it groups by, which do not wait for slow reads', async () => {
    const { id: user } = (await admin.get('user/profile')).body;
    const branches: { id: number }[] = (await admin.get('activeMbpBranches')).body;
    const ids = branches.slice(0, 3).map(({ id }) => id);
    const widget = { widget: 4, ParamVal1: ids.join(), user, widgetName: 'By status', screenPos: 1 };
    let chart: any;
    let ended = 0;
    const slow = Array.from({ length: 8 }, async () => {
      await app.platform.database.manyRows(countTo(1_000_000));
      ended++;
    });
    const texts = await textsOf(app, async () => {
      chart = (await admin.post('previewUserWidget', widget)).body;
    });
    expect(ended).toBeLessThan(4);
    await Promise.all(slow);
    expect(texts.filter((text) => text.includes('"enquiry" t'))).toEqual([]);
    const counted = await rows(sql`select s.opp_status_name, count(*) from enquiry e
      join opportunity_status s on s.id = e.opportunity_status_id where e.mbp_branch_id in ${sql.list(ids)} group by 1`);
    expect(counted.length).toBeGreaterThan(1);
    const shown = chart.labels.map((label: string, i: number) => [label, chart.series[0].data[i]]);
    expect(new Map(shown)).toEqual(new Map(counted.map(([name, count]) => [String(name), Number(count)])));
  });

  test('is enough for the board, which does not read the enquiries', async () => {
    await run('update record_tally set records = records * 3, amount = amount * 3');
    await enquire();
    const columns = (await internal.post('opportunityboard/0/*', {})).body as { count: number }[];
    const { counted } = await both();
    const all = counted.reduce((sum, row) => sum + Number(row.at(-2)), 0);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe((all - 1) * 3 + 1);
  });
});
