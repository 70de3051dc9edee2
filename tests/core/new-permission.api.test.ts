import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { sql as Sql } from '../../server/core/db/sql.ts';
import type { seedBase as SeedBase } from '../../server/seed/base.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('A permission that a database lacks is added at the next start, and gives Admin its widest level', async () => {
  const { seedBase } = (await built('seed/base.js')) as { seedBase: typeof SeedBase };
  const { sql } = (await built('core/db/sql.js')) as { sql: typeof Sql };
  const { database } = app.platform;
  const code = 'ViewSalesImport';
  const levels = () =>
    database.rows(sql`select r.role_name, a.permission_level from assigned_permission a
      join role r on r.id = a.role_id join permission p on p.id = a.permission_id
      where p.permission_code = ${code} order by r.role_name`);
  const before = await levels();
  await database.write(async () => {
    await database.rows(
      sql`delete from assigned_permission where permission_id in (select id from permission where permission_code = ${code})`,
    );
    await database.rows(sql`delete from permission where permission_code = ${code}`);
  });
  expect(await levels()).toEqual([]);
  await seedBase(app.platform);
  expect(await levels()).toEqual(before);
  expect(before).toContainEqual(['Admin', 1]);
  const admin = await Client.as(app, 'admin');
  expect((await admin.get('activePermissions')).body).toContainEqual(expect.objectContaining({ permissionCode: code }));
});
