import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { read, utils } from 'xlsx';
import type { Job } from '../../../server/services/background/regular.ts';
import type { Mail } from '../../../server/services/mail/outbox.ts';
import type { Platform } from '../../../server/services/platform.ts';
import { sql } from '../../../server/core/db/sql.ts';
import type { EntityDefinition } from '../../../server/core/model/definition.ts';
import { built, engine, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { deliver } from '../../support/mail.ts';
import { day, TestClock } from '../../support/clock.ts';
import { ownBranch, type OwnBranch } from '../../support/own-branch.ts';
import { assigner } from '../../support/permissions.ts';

let app: TestApp;
/** Other servers on the same database, with the clock put forward. On the first server that would end the sessions. */
const later: TestApp[] = [];
const clock = new TestClock();
let own: OwnBranch;
/** Assignment of the report's permission to the person. */
let statsByBranch: number;
let job: Job<Platform>;
const running = new AbortController().signal;

beforeAll(async () => {
  app = await startApp();
  for (let i = 0; i < (engine === 'sqlite' ? 1 : 2); i++) later.push(await startApp({ clock, database: app }));
  own = await ownBranch(app);
  const assign = await assigner(own.admin);
  for (const code of ['ViewReportGroup', 'ViewQuotations']) await assign.user(own.user, code, 5);
  statsByBranch = await assign.user(own.user, 'Report-QuoteStatsBranch', 5);
  job = (await built('features/report-schedule/schedules.job.js')).default;
});
afterAll(async () => {
  for (const server of later) await server.close();
  await app.close();
});

const daily = { report: 9, every: 'Day', sendTime: '07:00', fileFormat: 'CSV', period: 'All' };
const create = async (client: Client, values: object = {}) => {
  const { status, body } = await client.post('reportSchedule', { ...daily, ...values });
  expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(Number) })]);
  return body;
};
const stored = async (id: number) => (await own.admin.get(`reportSchedule/${id}`)).body;

/** Runs the job twice on each server, all concurrently, and returns the mails that it causes. */
async function sendDue(days = 2): Promise<Mail[]> {
  clock.forward(days * day);
  await Promise.all([...later, ...later].map(({ platform }) => job.run(platform, running)));
  const mails: Mail[] = [];
  await deliver(later[0]!, (mail) => void mails.push(mail));
  return mails;
}

/** The only file of a mail, which is made for it. */
const fileOf = ({ files }: Mail) => files![0] as { fileName: string; content: Buffer };
const linesOf = (mail: Mail) => String(fileOf(mail).content).trim().split('\r\n');

describe('a scheduled report', () => {
  test('belongs to the person who makes it, and has a next run', async () => {
    const made = await create(own.person);
    expect(made).toMatchObject({ reportName: 'Quotations Stats By Branch', active: true, lastRun: null });
    expect(made.owner.id).toBe(own.user);
    expect(made.nextRun).toMatch(/^\d{2}\/\d{2}\/\d{4} 07:00$/);
    const { body } = await (await Client.as(app, 'internal')).get('reportSchedules');
    expect(body).toEqual([]);
    const off = await own.person.put(`reportSchedule/${made.id}`, { active: false });
    expect(off.body).toMatchObject({ active: false, nextRun: null });
  });

  test('is refused for a report that the person may not see, or that does not exist', async () => {
    const missing = { status: 422, body: { errors: { report: 'Report not found.' } } };
    expect(await own.person.post('reportSchedule', { ...daily, report: 999 })).toMatchObject(missing);
    const internal = await Client.as(app, 'internal');
    expect(await internal.post('reportSchedule', daily)).toMatchObject(missing);
    const week = await own.person.post('reportSchedule', { ...daily, every: 'Week', weekday: null });
    expect(week).toMatchObject({ status: 422, body: { errors: { weekday: 'Weekday is required.' } } });
  });

  test('is sent with the rows of the owner’s branch, to the owner and the people named', async () => {
    const admin = (await own.admin.get('user/profile')).body;
    const address = { admin: 'admin@demo.branchline.example', owner: 'salesexec@demo.branchline.example' };
    const { id } = await create(own.person, { recipients: [admin.id] });
    const mails = await sendDue();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([address.admin, address.owner]);
    const [mail] = mails as [Mail];
    expect(mail.subject).toBe('Quotations Stats By Branch');
    expect(fileOf(mail).fileName).toBe('Quotations Stats By Branch.csv');
    const [head, row, total] = linesOf(mail);
    expect(head).toContain('Branch,Quotations,Value');
    expect(row!.split(',').slice(1)).toEqual(total!.split(',').slice(1));
    expect(total).toMatch(/^Total,/);
    expect(linesOf(mail)).toHaveLength(3);
    const after = await stored(id);
    expect(after).toMatchObject({ active: true, result: 'Sent to 2 people', lastRun: expect.any(String) });
    expect(await sendDue()).toHaveLength(2);
    await own.person.delete(`reportSchedule/${id}`);
  });

  test('is sent once by two servers, and once after a longer stop', async () => {
    const { id } = await create(own.admin);
    expect(await sendDue(9)).toHaveLength(1);
    expect(await sendDue(0)).toHaveLength(0);
    await own.admin.delete(`reportSchedule/${id}`);
  });

  test('is not sent again by a server that finds it due, but reads it only after another has sent it', async () => {
    const { id } = await create(own.admin);
    const { platform } = later[0]!;
    const records = {
      find: platform.records.find.bind(platform.records),
      one: async (definition: EntityDefinition, key: number) => {
        await job.run(later.at(-1)!.platform, running);
        return platform.records.one(definition, key);
      },
    };
    clock.forward(2 * day);
    await job.run(Object.create(platform, { records: { value: records } }), running);
    expect(await sendDue(0)).toHaveLength(1);
    await own.admin.delete(`reportSchedule/${id}`);
  });

  test('has the period of the day on which it is sent, as a workbook', async () => {
    const { id } = await create(own.admin, { fileFormat: 'XLSX', period: 'Last year', report: 2 });
    const [mail] = (await sendDue()) as [Mail];
    const year = Number(later[0]!.platform.clock.today().slice(0, 4)) - 1;
    expect(mail.subject).toBe(`Won Orders, 01/01/${year} to 31/12/${year}`);
    const { fileName, content } = fileOf(mail);
    expect(fileName).toBe('Won Orders.xlsx');
    const book = read(content);
    const rows: string[][] = utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    const body = { quickFilterDateFrom: `01/01/${year}`, quickFilterDateTo: `31/12/${year}` };
    const { total } = (await own.admin.post('reportData/2/1/1/0/0/*', body)).body;
    expect(rows).toHaveLength(total + 2);
    expect(rows.at(-1)![0]).toBe('Total');
    await own.admin.delete(`reportSchedule/${id}`);
  });

  test('is paused, with an alert, once the owner may no longer see it', async () => {
    const { id } = await create(own.person);
    await own.admin.put(`updateAssignedPermission/${statsByBranch}`, { permissionLevel: 0 });
    expect(await sendDue()).toEqual([]);
    expect(await stored(id)).toMatchObject({
      active: false,
      nextRun: null,
      result: 'Paused: Its owner may no longer see this report.',
    });
    expect(await sendDue()).toEqual([]);
    const alerts = (await own.person.get('getActiveCurrentUserAlerts')).body;
    expect(alerts.filter(({ source }: any) => source === 'REPORT')).toEqual([
      expect.objectContaining({
        sourceId: id,
        alertDesc: 'Quotations Stats By Branch is no longer sent by mail. Its owner may no longer see this report.',
      }),
    ]);
  });

  test('is paused if the owner is not active', async () => {
    const person = await Client.as(app, 'supervisor');
    const { id, owner } = await create(person);
    await app.platform.database.write(() =>
      app.platform.database.rows(sql`update app_user set status = 'INACTIVE' where id = ${owner.id}`),
    );
    expect(await sendDue()).toEqual([]);
    expect(await stored(id)).toMatchObject({ active: false, result: 'Paused: Its owner is not active.' });
  });

  test('is due again after the mail could not be added', async () => {
    const { id } = await create(own.admin);
    const [{ platform }] = later as [TestApp];
    const add = platform.outbox.add.bind(platform.outbox);
    platform.outbox.add = () => Promise.reject(new Error('The disk is full.'));
    clock.forward(2 * day);
    await expect(job.run(platform, running)).rejects.toThrow('The disk is full.');
    platform.outbox.add = add;
    expect(await stored(id)).toMatchObject({ active: true, lastRun: null });
    expect(await sendDue(0)).toHaveLength(1);
  });
});
