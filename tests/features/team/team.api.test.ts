import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import dayjs from 'dayjs';
import { sql } from '../../../server/core/db/sql.ts';
import { activityStatusKeys } from '../../../schemas/generated/activity-status.gen.ts';
import { activityTypeKeys } from '../../../schemas/generated/activity-type.gen.ts';
import { quoteStatusKeys } from '../../../schemas/generated/quote-status.gen.ts';
import type { product as Product } from '../../../server/services/history/history.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { TestClock } from '../../support/clock.ts';
import { addUser } from '../../support/identity.ts';
import { assigner } from '../../support/permissions.ts';
import { wholeScans } from '../../support/plans.ts';

const { product } = (await built('services/history/history.js')) as { product: typeof Product };
const clock = new TestClock();
let app: TestApp;
let admin: Client;
let boss: Client;
let other: Client;
/** A person of the team who is no sales exec, and the sales exec who is. */
let person: number;
let exec: number;
let customer: any;

/** Days of this week from Monday, 0, on; of the last with negative numbers. */
const monday = () => dayjs(clock.now()).subtract((dayjs(clock.now()).day() + 6) % 7, 'day');
const iso = (by: number) => monday().add(by, 'day').format('YYYY-MM-DD');
const wire = (by: number) => monday().add(by, 'day').format('DD/MM/YYYY');
const ref = (key: number) => ({ key, display: null });

beforeAll(async () => {
  clock.stop();
  // A Thursday, in the middle of the week and of a month.
  const thursday = dayjs('2027-03-18T12:30:00');
  clock.forward(thursday.valueOf() - clock.now().getTime());
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  boss = await Client.as(app, 'supervisor');
  other = await Client.as(app, 'internal');
  const supervisor = (await boss.get('user/profile')).body.id;
  for (const { id } of (await admin.get('users')).body)
    if (id !== supervisor) await admin.put(`updateUser/${id}`, { supervisor: null });
  const role = (await admin.get('roles')).body.find((one: any) => one.roleName === 'Internal Sales').id;
  person = (await addUser(app, admin, { role, supervisor })).id;
  exec = (await (await Client.as(app, 'salesexec')).get('user/profile')).body.id;
  await admin.put(`updateUser/${exec}`, { supervisor });
  const { body: customers } = await admin.get('activecustomers');
  const { defBranch } = (await boss.get('user/profile')).body;
  const isElsewhere = (one: any) => one.status === 'Active' && one.mbpBranch && one.mbpBranch.id !== defBranch.id;
  customer = customers.find(isElsewhere);
}, 60_000);
afterAll(() => app.close());

const { Completed, Cancelled, Upcoming, Overdue } = activityStatusKeys;

/** Adds an activity as the database has it: on a day, with a status. */
const activity = (on: number, status: number, type: number = activityTypeKeys.Call, user = person) =>
  app.platform.bulk.add(
    'activity',
    [
      {
        subject: `Day ${on}`,
        activityType: ref(type),
        activityStatus: ref(status),
        dateCreated: iso(on),
        startDate: iso(on),
        startTime: '09:00',
        duration: 30,
        dueOn: iso(on),
        user: ref(user),
        customer: ref(customer.customerId),
        mbpBranch: ref(customer.mbpBranch.id),
      } as any,
    ],
    product,
  );
const team = async (client = boss, query = '') => (await client.get(`myTeam${query}`)).body;
const figuresOf = async (week: 'this' | 'last', user = person) =>
  (await team()).people.find(({ id }: any) => id === user)[week];
const rows = async (figure: string, week = 'this', user = person) =>
  (await boss.get(`myTeam/${user}/${figure}/${week}`)).body;

describe('the figures of a person', () => {
  test('are zero at first, for this week and the last', async () => {
    const { people, weeks, supervisor, supervisors } = await team();
    expect(people.map(({ id }: any) => id).toSorted((a: number, b: number) => a - b)).toEqual(
      [person, exec].toSorted((a, b) => a - b),
    );
    expect(weeks).toEqual({
      this: { from: '15/03/2027', to: '21/03/2027' },
      last: { from: '08/03/2027', to: '14/03/2027' },
    });
    expect([supervisor.fullName, supervisors]).toEqual(['Simon Supervisor', []]);
    const none = { count: 0, value: 0 };
    expect(await figuresOf('this')).toEqual({
      overdue: none,
      promised: { ...none, kept: 0 },
      visited: none,
      enquiries: none,
      quoted: none,
      won: none,
      gap: null,
    });
  });

  test('count promises by the day they are due, those kept, and visits; what is cancelled was no promise', async () => {
    await activity(0, Completed);
    await activity(1, Completed, activityTypeKeys.Meeting);
    await activity(2, Overdue);
    await activity(4, Upcoming);
    await activity(4, Cancelled);
    await activity(-2, Completed, activityTypeKeys.Meeting);
    await activity(-3, Overdue);
    await activity(8, Upcoming);
    expect(await figuresOf('this')).toMatchObject({
      overdue: { count: 2 },
      promised: { count: 4, kept: 2 },
      visited: { count: 1 },
    });
    expect(await figuresOf('last')).toMatchObject({
      overdue: { count: 2 },
      promised: { count: 2, kept: 1 },
      visited: { count: 1 },
    });
    const days = async (...of: Parameters<typeof rows>) => (await rows(...of)).rows.map(({ subject }: any) => subject);
    expect(await days('overdue')).toEqual(['Day -3', 'Day 2']);
    expect(await days('promised')).toEqual(['Day 0', 'Day 1', 'Day 2', 'Day 4']);
    expect(await days('promised', 'last')).toEqual(['Day -3', 'Day -2']);
    expect(await days('visited', 'last')).toEqual(['Day -2']);
    expect(await rows('visited')).toMatchObject({ of: 'activity', hasMore: false });
  });

  test('add up enquiries, quotations and what was won: by the sales exec who a person is, or else by who entered them', async () => {
    const salesExec = (await admin.get('salesexecs')).body.find((one: any) => one.user?.id === exec);
    const [enquiry] = await app.platform.bulk.add(
      'enquiry',
      [
        {
          oppDescription: 'SLATES',
          dateReceived: iso(1),
          requestedBy: ref(person),
          customer: ref(customer.customerId),
          quoteValue: 120_000,
        } as any,
      ],
      product,
    );
    const quotation = (values: object) =>
      app.platform.bulk.add(
        'quotation',
        [{ opportunity: ref(enquiry!), customer: ref(customer.customerId), ...values } as any],
        product,
      );
    const { Active, Won, Revised } = quoteStatusKeys;
    await quotation({
      versionNo: 1,
      quoteVerDate: iso(1),
      quoteStatus: ref(Revised),
      productValue: 99_900,
      createdBy: ref(person),
    });
    await quotation({
      versionNo: 2,
      quoteVerDate: iso(2),
      quoteStatus: ref(Active),
      productValue: 120_000,
      createdBy: ref(person),
    });
    await quotation({
      versionNo: 3,
      quoteVerDate: iso(-3),
      countedOn: iso(0),
      decidedOn: iso(0),
      quoteStatus: ref(Won),
      productValue: 50_000,
      createdBy: ref(person),
      salesExec: ref(salesExec.id),
    });
    const { database } = app.platform;
    await database.write(() =>
      database.rows(sql`update quotation set created_by_id = ${person} where opportunity_id = ${enquiry!}`),
    );
    const mine = await figuresOf('this');
    expect(mine).toMatchObject({ enquiries: { count: 1, value: 500 }, quoted: { count: 1, value: 1200 } });
    expect((await figuresOf('this', exec)).won).toEqual({ count: 1, value: 500 });
    expect((await figuresOf('last', exec)).quoted).toEqual({ count: 1, value: 500 });
    const days = { quickFilterDateFrom: wire(0), quickFilterDateTo: wire(6) };
    const { body: report } = await admin.post('reportData/Won%20Orders/1/1000/0/0/*', days);
    expect([report.total, report.totals.productValue]).toEqual([1, 500]);
    expect((await rows('quoted')).rows.map(({ versionNo }: any) => versionNo)).toEqual([2]);
    expect((await rows('won', 'this', exec)).rows.map(({ versionNo }: any) => versionNo)).toEqual([3]);
  });

  test('show how far sales are behind the forecast of the month, in all and by customer', async () => {
    const salesExec = (await admin.get('salesexecs')).body.find((one: any) => one.user?.id === exec);
    const before = await figuresOf('this', exec);
    const { mbpBranch, custCode } = (await admin.get('customers?range=[0,0]&filter={"active":true}')).body[0];
    const figure = {
      branch: ref(mbpBranch.id),
      custCode: custCode ?? 'X1',
      customer: ref(customer.customerId),
      salesExec: ref(salesExec.id),
      sYear: 2027,
      sMonth: 3,
    };
    await app.platform.bulk.add('salesForecast', [{ ...figure, forecastValue: 900_000 } as any], product);
    await app.platform.bulk.add('actualSales', [{ ...figure, salesValue: 250_000 } as any], product);
    expect((await figuresOf('this', exec)).gap).toEqual({
      forecast: before.gap.forecast + 9000,
      actual: before.gap.actual + 2500,
    });
    const { of, rows: gaps } = await rows('gap', 'this', exec);
    expect(of).toBe('customer');
    expect(gaps.find((one: any) => one.customerId === customer.customerId)).toMatchObject({
      custName: customer.custName,
      forecast: 9000,
      actual: 2500,
    });
    expect(await rows('gap', 'last', person)).toEqual({ of: 'customer', rows: [], hasMore: false });
  });

  test('say who is away', async () => {
    const values = { user: person, fromDate: wire(3), untilDate: wire(4), coverBy: exec };
    const { body } = await boss.post('absences', values);
    expect((await team()).people.find(({ id }: any) => id === person).away).toMatchObject({ untilDate: wire(4) });
    await boss.delete(`absences/${body.id}`);
    expect((await team()).people.find(({ id }: any) => id === person).away).toBeNull();
  });
});

describe('who reads a team', () => {
  test('its supervisor, and people who manage users', async () => {
    const supervisor = (await boss.get('user/profile')).body.id;
    expect((await team(admin, `?supervisor=${supervisor}`)).people).toHaveLength(2);
    expect((await team(admin)).supervisors).toEqual([{ id: supervisor, fullName: 'Simon Supervisor' }]);
    const mine = (await admin.get('user/profile')).body.id;
    expect((await team(admin)).supervisor.id).toBe(supervisor);
    expect((await boss.get(`myTeam?supervisor=${mine}`)).status).toBe(404);
    expect((await boss.get(`myTeam/${mine}/overdue/this`)).status).toBe(404);
    expect((await boss.get(`myTeam/${person}/nothing/this`)).status).toBe(404);
    expect((await boss.get(`myTeam/${person}/overdue/next`)).status).toBe(404);
    expect((await admin.get(`myTeam/${person}/overdue/this`)).status).toBe(200);
    for (const path of ['myTeam', `myTeam/${person}/overdue/this`])
      expect(await other.get(path)).toMatchObject({
        status: 422,
        body: { message: 'You are not allowed to see a team.' },
      });
    expect((await new Client(app.url).get('myTeam')).status).toBe(401);
  });

  test('sees only records of their own branch where they are limited to it, and none that they may not read', async () => {
    const supervisor = (await boss.get('user/profile')).body;
    const assign = await assigner(admin);
    expect((await figuresOf('this')).overdue.count).toBe(2);
    const id = await assign.user(supervisor.id, 'ViewCustomers', 5);
    expect((await figuresOf('this')).overdue.count).toBe(0);
    expect((await rows('overdue')).rows).toEqual([]);
    await admin.delete(`deleteAssignedPermission/${id}`);
    const none = await assign.user(supervisor.id, 'ViewQuotations', 0);
    expect(await figuresOf('this')).toMatchObject({ enquiries: null, quoted: null, won: null });
    expect((await boss.get(`myTeam/${person}/won/this`)).status).toBe(422);
    await admin.delete(`deleteAssignedPermission/${none}`);
  });
});

test('each figure is read by an index', async () => {
  const tables = ['activity', 'enquiry', 'quotation', 'sales_forecast', 'actual_sales'];
  const scans = await wholeScans(app, tables, async () => {
    await team();
    for (const name of ['overdue', 'promised', 'visited', 'enquiries', 'quoted', 'won', 'gap']) await rows(name);
    for (const name of ['quoted', 'won', 'gap']) await rows(name, 'last', exec);
  });
  expect(scans).toEqual([]);
});

test('supervisors get the page on Friday afternoon, once, unless they do not want it', async () => {
  const { default: job } = await built('features/team/friday.job.js');
  const run = () => job.run(app.platform, new AbortController().signal);
  const mails = async () =>
    (
      await app.platform.database.rows(
        sql`select recipient, subject, body from mail_outbox where subject like ${'Your team this week%'} order by id`,
      )
    ).map(([to, subject, text]) => ({ to, subject, text }) as any);
  const { email } = (await boss.get('user/profile')).body;
  await run();
  expect(await mails()).toEqual([]);
  // Friday, before and after three in the afternoon.
  clock.forward(dayjs('2027-03-19T14:59:00').valueOf() - clock.now().getTime());
  await run();
  expect(await mails()).toEqual([]);
  clock.forward(2 * 60_000);
  await run();
  await run();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: 'Your team this week, 15/03/2027 to 21/03/2027' });
  expect(mail.text).toContain('Nora Newcomer\nPromises kept: 2 of 4\nOverdue: 2\nVisits: 1\nEnquiries: 1, £500');
  expect(mail.text).toContain('/myTeam');

  clock.forward(7 * 86_400_000);
  const again = await Client.as(app, 'supervisor');
  expect((await again.put('user/updateAlertSettings', { getTeamEmail: false })).body.getTeamEmail).toBe(false);
  await run();
  expect(await mails()).toHaveLength(1);
  await again.put('user/updateAlertSettings', { getTeamEmail: true });
  await run();
  expect(await mails()).toHaveLength(2);
});
