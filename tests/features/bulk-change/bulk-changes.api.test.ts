import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { day, minute, TestClock } from '../../support/clock.ts';
import { ownBranch } from '../../support/own-branch.ts';
import { assigner } from '../../support/permissions.ts';
import { addContact, customerWithContact, enquiryOf, inDays } from '../../support/work.ts';

const clock = new TestClock();
let app: TestApp;
let admin: Client;
let supervisor: Client;

beforeAll(async () => {
  app = await startApp({ clock });
  admin = await Client.as(app, 'admin');
  supervisor = await Client.as(app, 'supervisor');
});
afterAll(() => app.close());

const workOff = () => app.platform.background.workOff();
const read = async (id: number, client = supervisor) => (await client.get(`bulkChanges/${id}`)).body;
const rowsOf = async (id: number, filter: string, client = supervisor) =>
  (await client.get(`bulkChanges/${id}/rows?filter=${filter}`)).body;

/** Sends a change and has its records checked. Answers it. */
async function checked(body: object, client = supervisor) {
  const { status, body: sent } = await client.post('bulkChanges', body);
  if (status !== 200) throw new Error(JSON.stringify(sent));
  await workOff();
  return read(sent.id, client);
}

async function changed(body: object, client = supervisor) {
  const { id } = await checked(body, client);
  await client.post(`bulkChanges/${id}/start`);
  await workOff();
  return read(id, client);
}

async function undone(id: number, client = supervisor) {
  const answer = await client.post(`bulkChanges/${id}/undo`);
  if (answer.status !== 200) return answer;
  await workOff();
  return { ...answer, body: await read(id, client) };
}

const customer = async (id: number) => (await admin.get(`customers/${id}`)).body;
const first = async (count: number, filter: object = {}) =>
  (await admin.get(`customers?range=[0,${count - 1}]&filter=${encodeURIComponent(JSON.stringify(filter))}`))
    .body as any[];

/** An active sales exec that none of these customers has. */
async function otherExec(customers: readonly any[]) {
  const execs = (await admin.get('activeSalesExecs')).body as any[];
  const taken = new Set(customers.map(({ salesExec }) => salesExec?.id));
  return execs.find(({ id }) => !taken.has(id))!;
}

describe('A change of many records', () => {
  test('is checked, done and undone as a whole; each record has its history', async () => {
    const forty = await first(40);
    const exec = await otherExec(forty);
    const ids = forty.map(({ customerId }) => customerId);
    const before = await Promise.all(ids.map(customer));

    const check = await checked({ kind: 'customer', ids, set: { salesExec: exec.id } });
    expect(check).toMatchObject({
      status: 'Checked',
      running: false,
      kind: 'customer',
      summary: `Sales Exec: ${exec.salesExecName}`,
      rowCount: 40,
      readyCount: 40,
      sameCount: 0,
      refusedCount: 0,
      changedCount: 0,
    });
    expect(await Promise.all(ids.map(customer))).toEqual(before);

    await supervisor.post(`bulkChanges/${check.id}/start`);
    await workOff();
    expect(await read(check.id)).toMatchObject({ status: 'Changed', readyCount: 0, changedCount: 40, refusedCount: 0 });
    for (const id of ids) expect((await customer(id)).salesExec.id).toBe(exec.id);
    const [change] = (await admin.get(`getCustomerHistory/${ids[0]}`)).body;
    expect(change).toMatchObject({ action: 'update', user: { fullName: 'Simon Supervisor' } });

    // Somebody has worked on one of them meanwhile. It stays, with the reason.
    await admin.put(`customers/${ids[5]}`, { website: 'https://worked-on.example' });
    expect((await undone(check.id)).body).toMatchObject({ status: 'Undone', undoneCount: 39, keptCount: 1 });
    for (const [i, id] of ids.entries())
      expect((await customer(id)).salesExec).toEqual(
        i === 5 ? expect.objectContaining({ id: exec.id }) : before[i].salesExec,
      );
    expect((await rowsOf(check.id, 'kept')).rows).toEqual([
      {
        recordKey: ids[5],
        message: expect.stringMatching(
          /^This cannot be undone: the customer .+ has been changed by Anna Admin since\.$/,
        ),
      },
    ]);
  });

  test('says which records cannot be changed and why, and which are as wanted', async () => {
    const { customer: one, contact } = await customerWithContact(admin);
    const made = (await admin.post('opportunityconf', enquiryOf({ customer: one, contact }))).body;
    const quotation = async (productValue: number) =>
      (
        await admin.post('quotation', {
          opportunity: made.oppId,
          quoteVerDate: inDays(0),
          productValue,
          productType: 1,
          productQty: 1,
          quoteGrade: 1,
        })
      ).body.quoteVerId as number;
    const [open, lost] = [await quotation(10), await quotation(20)];
    const statuses = (await admin.get('quotestatuses')).body as any[];
    const keyOf = (name: string) => statuses.find(({ statusName }) => statusName === name).id;
    const [reason] = (await admin.get('activeLostQuoteNotes')).body;
    await admin.put(`updateQuoteStatus/${lost}`, { quoteStatus: keyOf('Lost'), lostQuoteReason: reason.id });

    const check = await checked({ kind: 'quotation', ids: [open, lost, 999_999], set: { quoteStatus: keyOf('Lost') } });
    expect(check).toMatchObject({ readyCount: 0, sameCount: 1, refusedCount: 2, summary: 'Status: Lost' });
    const refused = await rowsOf(check.id, 'refused');
    expect(refused.rows).toEqual([
      { recordKey: open, message: 'Please choose why it was lost.' },
      { recordKey: 999_999, message: 'Quotation not found.' },
    ]);
    expect(refused.reasons).toHaveLength(2);
    const both = await changed({
      kind: 'quotation',
      ids: [open, lost],
      set: { quoteStatus: keyOf('Lost'), lostQuoteReason: reason.id },
    });
    expect(both).toMatchObject({ changedCount: 1, sameCount: 1, refusedCount: 0 });
    expect((await admin.get(`quotation/${open}`)).body.quoteStatus.statusName).toBe('Lost');
  });

  test('gives and takes tags, and leaves the others', async () => {
    const tags = ((await admin.get('tags')).body as any[]).filter(({ type }) => type === 'CUSTOMER');
    const some: any[] = [];
    for (let i = tags.length; i < 3; i++)
      some.push((await admin.post('tags', { tag: `BULK ${i}`, type: 'CUSTOMER', active: true })).body);
    const [kept, gone, fresh] = [...tags, ...some].map(({ id }) => id);
    const ids = (await first(3)).map(({ customerId }) => customerId);
    for (const id of ids) await admin.put(`customers/${id}`, { tags: [kept, gone] });
    const record = await changed({ kind: 'customer', ids, add: { tags: [fresh] }, remove: { tags: [gone] } });
    expect(record).toMatchObject({ changedCount: 3, summary: expect.stringMatching(/^Tags \+ .+, Tags − .+$/) });
    for (const id of ids)
      expect((await customer(id)).tags.map((tag: any) => tag.id).toSorted()).toEqual([kept, fresh].toSorted());
    await undone(record.id);
    for (const id of ids)
      expect((await customer(id)).tags.map((tag: any) => tag.id).toSorted()).toEqual([kept, gone].toSorted());
  });

  test('plans an activity for each contact, with its customer, and takes them away again', async () => {
    const { customer: one } = await customerWithContact(admin);
    const ids = [(await addContact(admin, one)).contactId, (await addContact(admin, one)).contactId];
    const [type] = (await admin.get('activeActivityTypes')).body as any[];
    const values = { activityType: type.id, subject: 'Spring offer', dateCreated: inDays(0) };
    const create = { ...values, startDate: inDays(3), startTime: '10:00', duration: 30 };
    const record = await changed({ kind: 'contact', ids, create });
    expect(record).toMatchObject({ changedCount: 2, refusedCount: 0, summary: 'Activity: Spring offer' });
    const planned = async (id: number) =>
      (await admin.get(`activities?filter=${encodeURIComponent(JSON.stringify({ contact: id }))}`)).body as any[];
    for (const id of ids)
      expect(await planned(id)).toMatchObject([{ subject: 'Spring offer', customer: { customerId: one.customerId } }]);
    expect((await undone(record.id)).body).toMatchObject({ undoneCount: 2, keptCount: 0 });
    for (const id of ids) expect(await planned(id)).toEqual([]);
  });

  test('takes all of a filter, if it is as large as was confirmed', async () => {
    const filter = { salesExec: (await first(1))[0].salesExec.id };
    const all = await first(1000, filter);
    const body = { kind: 'customer', set: { industryType: 1 } };
    expect(await supervisor.post('bulkChanges', { ...body, all: { count: all.length + 1, filter } })).toMatchObject({
      status: 409,
      body: { code: 'other_count', count: all.length },
    });
    expect(await checked({ ...body, all: { count: all.length, filter } })).toMatchObject({ rowCount: all.length });
  });

  test('can be undone for ten minutes after its end, and be thrown away before it begins', async () => {
    const ids = (await first(2)).map(({ customerId }) => customerId);
    const exec = await otherExec(await first(2));
    const record = await changed({ kind: 'customer', ids, set: { salesExec: exec.id } });
    clock.forward(10 * minute + 1000);
    expect(await supervisor.post(`bulkChanges/${record.id}/undo`)).toMatchObject({
      status: 422,
      body: { message: 'A change of many records can be undone for ten minutes after its end.' },
    });
    const { id } = await checked({ kind: 'customer', ids, set: { industryType: 1 } });
    expect((await supervisor.post(`bulkChanges/${id}/discard`)).body.status).toBe('Discarded');
    expect(await supervisor.post(`bulkChanges/${id}/start`)).toMatchObject({ status: 422 });
    expect(await rowsOf(id, 'refused')).toEqual({ rows: [], reasons: [] });
  });

  test('that is stopped keeps what it has done, can be undone from then on, or goes on', async () => {
    const ids = (await first(120)).map(({ customerId }) => customerId);
    const exec = await otherExec(await first(120));
    const { id } = await checked({ kind: 'customer', ids, set: { salesExec: exec.id } });
    const { bulkChangeWork } = app.platform;
    const save = bulkChangeWork.save.bind(bulkChangeWork);
    // Stops it between its second transaction and the third.
    let writes = 0;
    bulkChangeWork.save = (key, run) =>
      save(key, {
        ...run,
        async write(step) {
          const result = await run.write(step);
          if (++writes === 2) await supervisor.post(`bulkChanges/${id}/stop`);
          return result;
        },
      });
    await supervisor.post(`bulkChanges/${id}/start`);
    await workOff();
    bulkChangeWork.save = save;
    const stopped = await read(id);
    expect(stopped).toMatchObject({ running: false, status: 'Changing', passedCount: 100, changedCount: 100 });
    expect(stopped.undoUntil).not.toBeNull();
    await supervisor.post(`bulkChanges/${id}/start`);
    await workOff();
    expect((await read(id)).changedCount).toBe(120);
    expect((await undone(id)).body).toMatchObject({ undoneCount: 120, keptCount: 0 });
  });

  test('of more than 200 records ends with an alert that leads to it; its records are forgotten after 30 days', async () => {
    const ids = (await first(250)).map(({ customerId }) => customerId);
    const exec = await otherExec(await first(250));
    const { id } = await changed({ kind: 'customer', ids, set: { salesExec: exec.id } });
    const alerts = async () => (await supervisor.get('getActiveCurrentUserAlerts')).body as any[];
    expect(await alerts()).toContainEqual(
      expect.objectContaining({
        alertDesc: `Sales Exec: ${exec.salesExecName}: 250 changed.`,
        link: `/bulkChanges/${id}/detail`,
      }),
    );
    expect((await rowsOf(id, 'changed')).rows).toHaveLength(100);
    const left = await checked({ kind: 'customer', ids, set: { industryType: 1 } });
    clock.forward(31 * day);
    await app.platform.bulkChanges.removeExpired(new AbortController().signal);
    clock.forward(-31 * day);
    expect((await rowsOf(id, 'changed')).rows).toEqual([]);
    expect((await read(id)).status).toBe('Changed');
    expect((await read(left.id)).status).toBe('Discarded');
  });

  test('approves customers, as an Admin alone may', async () => {
    const waiting = ((await admin.get('custreqapproval')).body as any[])
      .slice(0, 2)
      .map(({ customerId }) => customerId);
    const body = { kind: 'customer', ids: waiting, set: { requireApproval: false } };
    expect(await checked(body)).toMatchObject({ readyCount: 0, refusedCount: 2 });
    expect(await changed(body, admin)).toMatchObject({ changedCount: 2 });
    for (const id of waiting) expect((await customer(id)).status).toBe('Active');
  });
});

describe('Who may change many records', () => {
  const calls = async (client: Client, id: number) => [
    await client.get(`bulkChanges/${id}`),
    await client.get(`bulkChanges/${id}/rows?filter=refused`),
    ...(await Promise.all(
      ['start', 'stop', 'undo', 'discard'].map((step) => client.post(`bulkChanges/${id}/${step}`)),
    )),
  ];

  test('needs the permission in each call, and sees only their own changes; an Admin all', async () => {
    const internal = await Client.as(app, 'internal');
    const [one] = await first(1);
    const body = { kind: 'customer', ids: [one.customerId], set: { industryType: 1 } };
    const { id } = await checked(body);
    for (const answer of [await internal.post('bulkChanges', body), ...(await calls(internal, id))])
      expect(answer).toMatchObject({
        status: 422,
        body: { message: 'You are not allowed to change many records at once.' },
      });
    const assign = await assigner(admin);
    const { id: user } = (await internal.get('user/profile')).body;
    await assign.user(user, 'BulkChange', 1);
    for (const answer of await calls(internal, id)) expect(answer.status).toBe(404);
    expect((await admin.get(`bulkChanges/${id}`)).body.id).toBe(id);
  });

  test('changes only what they could change one by one', async () => {
    const { person, user, mine, theirs } = await ownBranch(app);
    const assign = await assigner(admin);
    await assign.user(user, 'BulkChange', 1);
    const ids = [mine.customerId, theirs.customerId];
    const record = await changed({ kind: 'customer', ids, set: { website: 'https://x.example' } }, admin).catch(
      (error) => error,
    );
    expect(record).toEqual(
      new Error('{"message":"\\"website\\" cannot be set for many records at once.","code":"bad_request"}'),
    );
    const { id, ...done } = await changed({ kind: 'customer', ids, set: { industryType: 2 } }, person);
    expect(done).toMatchObject({ changedCount: 1, refusedCount: 1 });
    expect((await rowsOf(id, 'refused', person)).rows).toEqual([
      { recordKey: theirs.customerId, message: 'Customer not found.' },
    ]);
    const readonly = await Client.as(app, 'readonly');
    const { id: reader } = (await readonly.get('user/profile')).body;
    await assign.user(reader, 'BulkChange', 1);
    expect(await readonly.post('bulkChanges', { kind: 'customer', ids, set: { industryType: 2 } })).toMatchObject({
      status: 422,
      body: { message: 'You are not allowed to change customers.' },
    });
  });

  test.each([
    [{ kind: 'role', ids: [1], set: { active: false } }, 422, 'Such records cannot be changed together.'],
    [{ kind: 'customer', ids: [1] }, 400, 'The body must say what to set, add or remove, or what to create.'],
    [
      { kind: 'customer', ids: [], set: { industryType: 1 } },
      400,
      'The body must have ids, at most 100,000, or all in place of ids.',
    ],
    [{ kind: 'customer', ids: ['1'], set: { industryType: 1 } }, 400, null],
    [
      { kind: 'customer', ids: [1], add: { salesExec: [1] } },
      400,
      '"salesExec" cannot be added to many records at once.',
    ],
    [{ kind: 'customer', ids: [1], add: { tags: [] } }, 400, 'add and remove must have a list of keys for each field.'],
    [{ kind: 'customer', ids: [1], set: { salesExec: 1 }, surprise: true }, 422, 'Unknown field "surprise".'],
    [{ kind: 'quotation', ids: [1], set: { chaseDate: '31/02/2026' } }, 422, null],
  ])('%j is refused', async (body, status, message) => {
    const answer = await supervisor.post('bulkChanges', body);
    expect(answer.status).toBe(status);
    if (message) expect(answer.body.message).toBe(message);
  });
});
