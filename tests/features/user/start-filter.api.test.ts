import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type * as Migrate from '../../../server/core/db/migrations/migrate.ts';
import type { migrations as Migrations } from '../../../server/migrations/index.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { emptyDatabases } from '../../support/empty.ts';
import { addUser } from '../../support/identity.ts';
import { openDatabase } from '../../support/open.ts';

const { migrate } = (await built('core/db/migrations/migrate.js')) as typeof Migrate;
const { migrations } = (await built('migrations/index.js')) as { migrations: typeof Migrations };
const empty = emptyDatabases();

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

const statuses = 'Task, Upcoming, Overdue, Rescheduled';

describe('the activities of a new user', () => {
  test('open with their own that are still to do, until the user deletes that filter [AMB-083]', async () => {
    const role = (await admin.get('roles')).body.find(({ roleName }: any) => roleName === 'Internal Sales').id;
    const { id, client } = await addUser(app, admin, { role });
    const { body: filter } = await client.get('defUserViewFilter/3');
    expect(filter).toMatchObject({
      filterName: 'Mine, still to do',
      whereClause: `User = Nora Newcomer AND Status is one of ${statuses}`,
      orderByClause: 'Start Date ascending',
      isDefault: true,
      favourite: false,
      user: { id },
    });
    const add = async (subject: string, user: number) =>
      (await admin.post('activity', { subject, user, activityType: 1, dateCreated: '01/02/2026' })).body.activityId;
    await add('Hers', id);
    const done = await add('Done', id);
    await add('Not hers', (await admin.get('user/profile')).body.id);
    await admin.put(`updateActivityStatus/${done}`, { newStatusId: 5 });
    const { body: found } = await client.get(`savedFilteredActivities/${filter.id}`);
    expect(found.map(({ subject }: any) => subject)).toEqual(['Hers']);
    expect((await client.delete(`delUserViewFilter/${filter.id}`)).status).toBe(200);
    expect((await client.get('defUserViewFilter/3')).body.id).toBe(0);
  });
});

test('people who have no default filter for activities get it with the new version', async () => {
  const database = await empty();
  const before = migrations.findIndex(({ name }) => name.endsWith('activities-open-with-those-still-to-do'));
  await migrate(database, migrations.slice(0, before));
  const rows = await openDatabase(database);
  for (const [id, name] of statuses.split(', ').entries())
    await rows.run(
      `insert into activity_status (id, status_name, active, version) values (${id + 1}, '${name}', true, 1)`,
    );
  for (const [id, name] of [
    [1, 'Ann'],
    [2, 'Bob'],
  ] as const)
    await rows.run(
      `insert into app_user (id, first_name, last_name, full_name, version) values (${id}, '${name}', 'O', '${name} O', 1)`,
    );
  const filter = (id: number, view: number) =>
    rows.run(`insert into user_view_filter (id, filter_name, dbview, user_id, favourite, is_default, for_everybody, version)
      values (${id}, 'Own', ${view}, 2, false, true, false, 1)`);
  await filter(101, 3);
  await filter(102, 5);
  await migrate(database, migrations.slice(0, before + 1));
  expect(
    await rows.all(`select filter_name, user_id, where_clause from user_view_filter where dbview = 3 order by user_id`),
  ).toEqual([
    ['Mine, still to do', 1, `User = Ann O AND Status is one of ${statuses}`],
    ['Own', 2, null],
  ]);
  expect(
    await rows.all(
      `select row_no, row_start, db_field, "condition", value, db_value from filter_condition order by row_no`,
    ),
  ).toEqual([
    [1, null, 'user', '=', 'Ann O', '1'],
    [2, 'AND', 'activityStatus', 'in', statuses, '1, 2, 3, 4'],
  ]);
  await rows.close();
});
