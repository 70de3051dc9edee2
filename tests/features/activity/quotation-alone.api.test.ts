import { expect, test } from '@jest/globals';
import type * as Migrate from '../../../server/core/db/migrations/migrate.ts';
import type { migrations as Migrations } from '../../../server/migrations/index.ts';
import { built } from '../../support/app.ts';
import { emptyDatabases } from '../../support/empty.ts';
import { openDatabase } from '../../support/open.ts';

const { migrate } = (await built('core/db/migrations/migrate.js')) as typeof Migrate;
const { migrations } = (await built('migrations/index.js')) as { migrations: typeof Migrations };
const empty = emptyDatabases();

test('activities that named only a quotation get its enquiry and its customer with the new version', async () => {
  const database = await empty();
  const before = migrations.findIndex(({ name }) => name.endsWith('activities-of-a-quotation-alone'));
  await migrate(database, migrations.slice(0, before));
  const { run, all, close } = await openDatabase(database);
  await run(`insert into branch (id, branch_name, active, version) values (4, 'Leeds', true, 1)`);
  await run(`insert into activity_status (id, status_name, active, version) values (1, 'Task', true, 1)`);
  await run(`insert into customer (customer_id, cust_name, mbp_branch_id, version) values (7, 'Quarry', 4, 1)`);
  for (const enquiry of [31, 32])
    await run(`insert into enquiry (opp_id, customer_id, version) values (${enquiry}, 7, 1)`);
  await run(`insert into quotation (quote_ver_id, opportunity_id, customer_id, version) values (51, 31, 7, 1)`);
  const activity = (id: number, values: string) =>
    run(`insert into activity (activity_id, quote_id, opportunity_id, customer_id, activity_status_id, due_on, date_created, version)
      values (${id}, ${values}, 1, '2026-12-0${id}', '2026-11-0${id}', 1)`);
  await activity(1, '51, null, null');
  await activity(2, '51, 32, null');
  await activity(3, 'null, null, null');

  await migrate(database, migrations.slice(0, before + 1));
  expect(
    await all('select activity_id, opportunity_id, customer_id, mbp_branch_id from activity order by activity_id'),
  ).toEqual([
    [1, 31, 7, 4],
    [2, 32, 7, 4],
    [3, null, null, null],
  ]);
  expect(await all('select opp_id, next_step from enquiry order by opp_id')).toEqual([
    [31, '2026-12-01'],
    [32, '2026-12-02'],
  ]);
  expect(await all('select next_step, last_contact from customer')).toEqual([['2026-12-01', '2026-11-02']]);
  await close();
});
