import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import dayjs from 'dayjs';
import { sql, type Sql } from '../../../server/core/db/sql.ts';
import type { product as Product } from '../../../server/services/history/history.ts';
import { built, startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { TestClock } from '../../support/clock.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';
import { wholeScans } from '../../support/plans.ts';

const { product } = (await built('services/history/history.js')) as { product: typeof Product };
const clock = new TestClock();
let app: TestApp;
let admin: Client;
let internal: Client;
let exec: Client;
let assign: Assigner;
let user: any;
/** A customer of the branch of `user`, and one of another branch. */
let customer: any;
let other: any;
let contact: any;

const iso = (by: number) => dayjs(clock.now()).add(by, 'day').format('YYYY-MM-DD');
const wire = (by: number) => dayjs(clock.now()).add(by, 'day').format('DD/MM/YYYY');

const [Task, Meeting, Call] = [1, 2, 3];
const [isTask, upcoming, overdue, rescheduled, completed, cancelled] = [1, 2, 3, 4, 5, 6];

beforeAll(async () => {
  clock.stop();
  // Noon in winter and in summer.
  clock.forward(dayjs(clock.now()).hour(12).minute(30).second(0).valueOf() - clock.now().getTime());
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
  exec = await Client.as(app, 'salesexec');
  assign = await assigner(admin);
  ({ body: user } = await internal.get('user/profile'));
  const { body: customers } = await admin.get('activecustomers');
  customer = customers.find((one: any) => one.mbpBranch?.id === user.defBranch.id && one.status === 'Active');
  other = customers.find((one: any) => one.mbpBranch && one.mbpBranch.id !== user.defBranch.id);
  const { body: contacts } = await admin.get('contacts');
  contact = contacts.find((one: any) => one.customer.customerId === customer.customerId);
}, 60_000);
afterAll(() => app.close());

const today = async (client = internal) => (await client.get('today')).body;
const subjects = (section: any) => section.rows.map((row: any) => row.subject);
const run = (statement: Sql) => app.platform.database.write(() => app.platform.database.rows(statement));

/** Adds activities of the user as the database has them, whatever their times. */
const add = (...all: any[]) =>
  app.platform.bulk.add(
    'activity',
    all.map(({ type = Call, status = upcoming, of = customer, ...values }) => ({
      dateCreated: iso(0),
      duration: 0,
      activityType: { key: type, display: null },
      activityStatus: { key: status, display: null },
      user: { key: user.id, display: null },
      customer: { key: of.customerId, display: null },
      mbpBranch: { key: of.mbpBranch.id, display: null },
      ...values,
    })) as never,
    product,
  );

const at = (subject: string, by: number, startTime: string, more: object = {}) => ({
  subject,
  startDate: iso(by),
  startTime,
  ...more,
});
const task = (subject: string, more: object) => ({ subject, type: Task, status: isTask, ...more });

describe("today's activities", () => {
  beforeEach(() => run(sql`update activity set user_id = ${1} where user_id = ${user.id}`));

  test('are overdue once their start has passed, later today by their times, or within seven days', async () => {
    await add(
      at('Now', 0, '12:30', { status: overdue }),
      at('Later', 0, '16:00'),
      at('Soon', 0, '12:31', { status: rescheduled, type: Meeting }),
      at('Yesterday', -1, '18:00', { status: overdue }),
      at('Long ago', -400, '09:00', { status: overdue }),
      at('Tomorrow', 1, '08:00'),
      at('In a week', 7, '23:00'),
      at('In eight days', 8, '00:00'),
      at('Done', -1, '09:00', { status: completed }),
      at('Cancelled', 0, '17:00', { status: cancelled }),
    );
    const { overdue: late, today: now, next } = await today();
    expect(subjects(late)).toEqual(['Long ago', 'Yesterday', 'Now']);
    expect(subjects(now)).toEqual(['Soon', 'Later']);
    expect(subjects(next)).toEqual(['Tomorrow', 'In a week']);
    expect([late.total, late.exact]).toEqual([3, true]);
  });

  test('have tasks by their deadline, or else by their date, after what has a time', async () => {
    await add(
      task('Was due', { deadlineDate: iso(-1) }),
      task('Of yesterday', { dateCreated: iso(-1) }),
      task('Due tomorrow', { dateCreated: iso(-5), deadlineDate: iso(1) }),
      task('Of today', {}),
      task('Due at five', { dateCreated: iso(-5), deadlineDate: iso(0), deadlineTime: '17:00' }),
      at('At six', 0, '18:00', { deadlineDate: iso(-1) }),
    );
    const { overdue: late, today: now, next } = await today();
    expect(subjects(late)).toEqual(['Was due', 'Of yesterday']);
    expect(subjects(now)).toEqual(['Due at five', 'At six', 'Of today']);
    expect(subjects(next)).toEqual(['Due tomorrow']);
  });

  test('are the first eight, counted up to 100', async () => {
    await add(...Array.from({ length: 101 }, (_, i) => at(`Call ${i}`, -i, '10:00', { status: overdue })));
    const { overdue: late } = await today();
    expect(subjects(late)).toEqual([100, 99, 98, 97, 96, 95, 94, 93].map((i) => `Call ${i}`));
    expect([late.total, late.exact]).toEqual([100, false]);
  });

  test('have the number to ring: of the contact, or else of the customer', async () => {
    const named = { key: contact.contactId, display: null };
    await add(at('With contact', 0, '13:00', { contact: named }), at('Without', 0, '14:00'));
    const { today: now } = await today();
    expect(now.rows.map((row: any) => row.phoneNo)).toEqual([contact.mobile ?? contact.phoneNo, customer.phoneNo]);
  });

  test('are those that the person may read, and none without the permission', async () => {
    await add(at('Own branch', 0, '13:00'), at('Other branch', 0, '14:00', { of: other }));
    expect(subjects((await today()).today)).toEqual(['Own branch', 'Other branch']);
    await assign.role(user.role.id, 'ViewCustomers', 5);
    expect(subjects((await today()).today)).toEqual(['Own branch']);
    await assign.role(user.role.id, 'ViewCustomers', 0);
    expect(await today()).toMatchObject({ overdue: null, today: null, next: null, approvals: null, quiet: null });
    await assign.role(user.role.id, 'ViewCustomers', 1);
  });

  test('leave when they are completed or deleted, and come back when that is undone', async () => {
    const [first, second] = await add(task('One', {}), task('Two', {}));
    const done = await internal.put(`updateActivityStatus/${first}`, { newStatusId: completed });
    expect(subjects((await today()).today)).toEqual(['Two']);
    await internal.delete(`activity/${second}`);
    expect(subjects((await today()).today)).toEqual([]);
    expect((await internal.post(`undo/${done.headers.get('undo-token')}`, {})).status).toBe(200);
    expect(subjects((await today()).today)).toEqual(['One']);
  });
});

describe('below the activities', () => {
  test('are the first quotations of the chase queue', async () => {
    const { body: queue } = await internal.get('chasequotations?rows=8');
    expect(queue.total).toBeGreaterThan(1);
    expect((await today()).chase).toEqual({
      rows: queue.rows,
      total: Math.min(queue.total, 100),
      exact: queue.total <= 100,
    });
    await assign.role(user.role.id, 'ViewQuotations', 0);
    expect((await today()).chase).toBeNull();
    await assign.role(user.role.id, 'ViewQuotations', 1);
  });

  test('are unread alerts of the person, the newest first', async () => {
    const { body: active } = await internal.get('getActiveCurrentUserAlerts');
    const unread = active.filter(({ alertSeen }: any) => !alertSeen);
    expect(unread.length).toBeGreaterThan(1);
    const { alerts } = await today();
    expect(alerts).toEqual({ rows: unread.slice(0, 8), total: unread.length, exact: true });
    const [read, snoozed] = alerts.rows;
    await internal.put(`updateAlert/${read.id}`, { alertSeen: true });
    await internal.put(`snoozeAlert/${snoozed.id}`, { snooze: 'week' });
    expect((await today()).alerts.rows).toEqual(unread.slice(2, 10));
  });

  test('are customers to approve, for an Admin only, those that have waited longest first [PER-041]', async () => {
    const { body: waiting } = await admin.get('custreqapproval');
    const ids = waiting.map(({ customerId }: any) => customerId).toSorted((a: number, b: number) => a - b);
    const { approvals } = await today(admin);
    expect(approvals.rows.map(({ customerId }: any) => customerId)).toEqual(ids.slice(0, 8));
    expect(approvals.total).toBe(ids.length);
    expect((await today()).approvals).toBeNull();
    const { customerId, version } = approvals.rows[0];
    await admin.put(`customers/${customerId}`, { requireApproval: false, version });
    expect((await today(admin)).approvals.total).toBe(ids.length - 1);
  });

  test('are customers of the sales exec that the person is, with no word for 90 days', async () => {
    expect((await today()).quiet).toBeNull();
    const { body: execs } = await admin.get('salesExecs');
    const { body: me } = await exec.get('user/profile');
    const own = execs.find((one: any) => one.user?.id === me.id).id;
    const { body: customers } = await admin.list('customers', { range: [0, 999], filter: { salesExec: own } });
    const mine = customers.filter(({ active }: any) => active);
    const [exactly, tooSoon, longer, never, fresh, inactive] = mine.map(({ customerId }: any) => customerId);
    await run(sql`update customer set last_contact = ${iso(-1)} where sales_exec_id = ${own}`);
    const silent = (id: number, lastContact: string | null, dateCreated: string) =>
      run(
        sql`update customer set last_contact = ${lastContact}, date_created = ${dateCreated} where customer_id = ${id}`,
      );
    await silent(exactly, iso(-90), iso(-500));
    await silent(tooSoon, iso(-89), iso(-500));
    await silent(longer, iso(-300), iso(-500));
    await silent(never, null, iso(-90));
    await silent(fresh, null, iso(-89));
    await silent(inactive, iso(-200), iso(-500));
    await admin.put(`setCustomersInactive/${inactive}`, {});
    const { quiet } = await today(exec);
    expect(quiet.rows.map(({ customerId }: any) => customerId)).toEqual([exactly, longer, never]);
    expect(quiet.rows[0].lastContact).toBe(wire(-90));
    expect([quiet.total, quiet.exact]).toEqual([3, true]);
    const plan = { subject: 'Call', activityType: Call, dateCreated: wire(0), startDate: wire(1), startTime: '10:00' };
    const planned = await exec.post('activity', { ...plan, duration: 5, customer: exactly });
    expect(planned.status).toBe(200);
    expect((await today(exec)).quiet.rows.map(({ customerId }: any) => customerId)).toEqual([longer, never]);
  });

  test('is read from indexes', async () => {
    const tables = ['activity', 'alert', 'customer'];
    expect(await wholeScans(app, tables, () => today(exec))).toEqual([]);
  });
});

describe('the last contact of a customer', () => {
  const lastOf = async (id: number) => (await admin.get(`customers/${id}`)).body.lastContact;
  const addCustomer = async () => {
    const { custName, address1, address2, address3, cityTown, postCode, phoneNo, customerType } = customer;
    const values = { custName, address1, address2, address3, postCode, phoneNo };
    const more = { cityTown: cityTown.id, customerType: customerType.id };
    return (await internal.post('customerconf', { ...values, ...more })).body.customerId;
  };

  test('is the date of the latest activity with it, as activities are added, moved and deleted', async () => {
    const [one, two] = [await addCustomer(), await addCustomer()];
    expect(await lastOf(one)).toBeNull();
    const log = (of: number, by: number) =>
      internal.post('logactivity', {
        subject: 'Rang them',
        activityType: Call,
        dateCreated: wire(by),
        startDate: wire(-3),
        startTime: '09:00',
        duration: 5,
        customer: of,
      });
    const { body: first } = await log(one, -3);
    expect(await lastOf(one)).toBe(wire(-3));
    const { body: second } = await log(one, -1);
    expect(await lastOf(one)).toBe(wire(-1));
    await internal.put(`activity/${second.activityId}`, { customer: two });
    expect([await lastOf(one), await lastOf(two)]).toEqual([wire(-3), wire(-1)]);
    await internal.delete(`activity/${first.activityId}`);
    expect(await lastOf(one)).toBeNull();
  });
});
