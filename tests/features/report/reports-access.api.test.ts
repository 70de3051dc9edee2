import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from '../../../server/core/db/sql.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client, type DemoUser } from '../../support/client.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';

let app: TestApp;
let admin: Client;
let readonly: Client;
let assign: Assigner;
const readOnlyRole = 5;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  readonly = await Client.as(app, 'readonly');
  assign = await assigner(admin);
});
afterAll(() => app.close());

const permissions: [rule: string, report: string, code: string][] = [
  ['PER-018', 'Meeting Notes', 'Report-MeetingNotes'],
  ['PER-019', 'Won Orders', 'Report-WonOrders'],
  ['PER-020', 'Quotations Stats', 'Report-FullCustomer'],
  ['PER-021', 'Lost Orders', 'Report-LostOrders'],
  ['PER-022', 'Outstanding Orders', 'Report-OutstandingOrders'],
  ['PER-023', 'Enquiries Raised', 'Report-EnquiriesRaised'],
  ['PER-024', 'Enquiries not Booked', 'Report-EnquiriesNotBookedIn'],
  ['PER-025', 'User System Activity', 'Report-UserSystemActivity'],
  ['PER-026', 'Quotations Stats By Branch', 'Report-QuoteStatsBranch'],
  ['PER-027', 'Quotations Stats By Sales Exec', 'Report-QuoteStatsSalesExec'],
  ['PER-028', 'Enquiries by Customer', 'Report-EnquiriesByCustomer'],
  ['PER-029', 'Sales Exec Sales Stat per Month', 'Report-SalesExecSalesStats'],
  ['PER-030', 'JSL Enquiries under 1,000', 'Report-JSLUnder1000'],
  ['PER-031', 'JSL Enquiries over 50,000', 'Report-JSLOver50000'],
  ['PER-032', 'JSL Enquiries 1K to 50K Postal', 'Report-JSL1Kto50KPostal'],
  ['PER-033', 'JSL Enquiries 1K to 50K Other', 'Report-JSL1Kto50KOther'],
];
const every = permissions.map(([, report]) => report);

const denied = { status: 422, body: { code: 'refused', message: "You don't have the necessary permissions." } };
const namesFor = async (client: Client) => (await client.get('dbreports')).body.map((one: any) => one.reportName);

/** Every call that reveals something about a report. */
const calls = (client: Client, report: string) => {
  const name = encodeURIComponent(report);
  return Promise.all([
    client.get(`dbreport/${name}`),
    client.get(`dbReportColumns/${name}`),
    client.get(`dbreport/${name}/export`),
    client.get(`dbreport/${name}/chart`),
    client.post(`reportData/${name}/1/25/0/0/*`),
  ]);
};

test('each role sees its reports, with number, type and name [BEH-041]', async () => {
  const seen: [DemoUser, string[]][] = [
    ['admin', every],
    ['supervisor', every],
    ['salesexec', ['Won Orders', 'Lost Orders', 'Outstanding Orders']],
    ['internal', ['Enquiries Raised', 'Enquiries not Booked']],
    ['readonly', []],
  ];
  for (const [user, names] of seen) {
    const found = await namesFor(await Client.as(app, user));
    expect([user, found.toSorted()]).toEqual([user, names.toSorted()]);
  }
  const { body } = await admin.get('dbreports');
  expect(body.find((one: any) => one.id === 2)).toEqual({ id: 2, reportType: 'Orders', reportName: 'Won Orders' });
});

describe('Per-report permission:', () => {
  test.each(permissions)('%s %s is hidden at level 0 or without the permission', async (_, report, code) => {
    for (const reply of await calls(readonly, report)) expect(reply).toMatchObject(denied);
    for (const [level, shown] of [
      [1, true],
      [3, true],
      [0, false],
    ] as const) {
      await assign.role(readOnlyRole, code, level);
      expect([level, (await namesFor(readonly)).includes(report)]).toEqual([level, shown]);
      for (const reply of await calls(readonly, report)) expect(reply.status === 422).toBe(!shown);
    }
    await assign.remove(readOnlyRole, code);
    expect(await namesFor(readonly)).not.toContain(report);
  });
});

test('nobody sees reports without ViewReportGroup [PER-013]', async () => {
  await assign.role(readOnlyRole, 'Report-WonOrders', 1);
  await assign.role(readOnlyRole, 'ViewReportGroup', 0);
  expect(await readonly.get('dbreports')).toMatchObject(denied);
  for (const reply of await calls(readonly, 'Won Orders')) expect(reply).toMatchObject(denied);
  expect(await readonly.post('wonOrders/1/25/0/0/*')).toMatchObject(denied);
  await assign.role(readOnlyRole, 'ViewReportGroup', 1);
  for (const reply of await calls(readonly, 'Won Orders')) expect(reply.status).not.toBe(422);
});

test('a report is hidden from users who may not see its records', async () => {
  await assign.role(readOnlyRole, 'ViewQuotations', 0);
  await assign.role(readOnlyRole, 'Report-MeetingNotes', 1);
  expect(await namesFor(readonly)).toEqual(['Meeting Notes']);
  for (const reply of await calls(readonly, 'Won Orders')) expect(reply).toMatchObject(denied);
  await assign.role(readOnlyRole, 'ViewQuotations', 1);
});

test('rows of other branches are left out for users who see only their own', async () => {
  const own = await ownBranch(app);
  await assign.user(own.user, 'Report-MeetingNotes', 1);
  const meetings = async (client: Client) => (await client.post('reportData/Meeting%20Notes/1/1000/0/0/*')).body;
  const expected = await app.platform.database.value(sql`select count(*) from activity a
    join activity_type k on k.id = a.activity_type_id join activity_status s on s.id = a.activity_status_id
    where k.activity_type_name = 'Meeting' and s.status_name = 'Completed' and a.mbp_branch_id = ${own.branch}`);
  const { rows, total } = await meetings(own.person);
  expect(Number(expected)).toBeGreaterThan(0);
  expect([rows.length, total]).toEqual([Number(expected), Number(expected)]);
  expect(rows.every((row: any) => row.mbpBranch.id === own.branch)).toBe(true);
  expect((await meetings(own.admin)).total).toBeGreaterThan(total);
});
