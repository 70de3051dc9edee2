import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';

let app: TestApp;
let admin: Client;
let supervisor: Client;

beforeAll(async () => {
  app = await startApp();
  [admin, supervisor] = await Promise.all([Client.as(app, 'admin'), Client.as(app, 'supervisor')]);
});
afterAll(() => app.close());

const create = async (more: object) => (await admin.post('customerconf', draft(more))).body;

describe('history', () => {
  test('every create, update and delete is recorded with who, when, field, old and new', async () => {
    const { customerId } = await create({ custName: 'Rushmere Thatching' });
    await supervisor.put(`customers/${customerId}`, { custName: 'Rushmere Reed', region: 2, active: false });
    const { body } = await admin.get(`getCustomerHistory/${customerId}`);
    expect(body.map(({ action, user }: any) => [action, user.fullName])).toEqual([
      ['update', 'Simon Supervisor'],
      ['create', 'Anna Admin'],
    ]);
    expect(body[0].at).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
    const changes = Object.fromEntries(body[0].changes.map((change: any) => [change.field, [change.old, change.new]]));
    expect(changes).toMatchObject({
      custName: ['RUSHMERE THATCHING', 'RUSHMERE REED'],
      region: ['Yorkshire and the Humber', 'North West'],
      active: [true, false],
      status: ['Active', 'Inactive'],
    });
    expect(body[1].changes).toContainEqual({ field: 'postCode', title: 'Post Code', old: null, new: 'S17 4QW' });
  });

  test('a save that changes nothing leaves no trace, and no new version', async () => {
    const before = await create({ custName: 'Sallow Baskets' });
    const { body: after } = await admin.put(`customers/${before.customerId}`, {
      custName: ' sallow baskets ',
      custCode: null,
    });
    expect(after.version).toBe(before.version);
    expect((await admin.get(`getCustomerHistory/${before.customerId}`)).body).toHaveLength(1);
  });

  test('a save that is refused leaves no trace', async () => {
    const { customerId } = await create({ custName: 'Teasel Textiles' });
    await admin.put(`customers/${customerId}`, { custName: '' });
    expect((await admin.get(`getCustomerHistory/${customerId}`)).body).toHaveLength(1);
  });
});

describe('edit conflicts', () => {
  test('an update of an old version is a 409 with both versions, and overwrites nothing', async () => {
    const read = await create({ custName: 'Umber Pigments' });
    const path = `customers/${read.customerId}`;
    await supervisor.put(path, { version: read.version, mobile: '07700 900001' });
    const { status, body } = await admin.put(path, { version: read.version, mobile: '07700 900002', showMsg: 'Mine' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'edit_conflict',
      message: 'Someone else has changed this customer in the meantime.',
      yours: { mobile: '07700 900002', showMsg: 'Mine' },
      theirs: { mobile: '07700 900001', version: 2, updatedBy: { fullName: 'Simon Supervisor' } },
    });
    expect((await admin.get(`customerInfo/${read.customerId}`)).body).toMatchObject({
      mobile: '07700 900001',
      showMsg: null,
    });
    expect((await admin.put(path, { version: 2, mobile: '07700 900002' })).body).toMatchObject({
      mobile: '07700 900002',
      version: 3,
    });
  });

  test('of many concurrent updates with one version, one wins', async () => {
    const read = await create({ custName: 'Vetch Fodder' });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        admin.put(`customers/${read.customerId}`, { version: 1, showMsg: `Save ${i}` }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const winner = replies.find(({ status }) => status === 200)!;
    expect((await admin.get(`customerInfo/${read.customerId}`)).body.showMsg).toBe(winner.body.showMsg);
  });

  test('partial saves without a version are combined, none is lost', async () => {
    const read = await create({ custName: 'Woad Dyers' });
    const fields = { mobile: '07700 900003', faxNo: '0114 496 0003', website: 'woad.example' };
    await Promise.all(
      Object.entries(fields).map(([name, value]) => admin.put(`customers/${read.customerId}`, { [name]: value })),
    );
    expect((await admin.get(`customerInfo/${read.customerId}`)).body).toMatchObject({ ...fields, version: 4 });
  });

  test('the same name can be saved only once, even concurrently', async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => admin.post('quotationGrade', { quoteGradeName: 'At once' })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(replies.find(({ status }) => status === 422)!.body).toEqual({
      message: 'Grade is already used.',
      code: 'invalid',
      errors: { quoteGradeName: 'Grade is already used.' },
    });
    expect((await admin.post('quotationGrade', { quoteGradeName: 'AT ONCE' })).status).toBe(422);
  });
});

describe('transactions', () => {
  const count = async () => Number(await app.platform.database.value(await statement('select count(*) from tag')));
  const statement = async (text: string) => {
    const { sql } = await built('core/db/sql.js');
    return sql.raw(text);
  };
  const insert = async (tag: string) =>
    app.platform.database.rows(
      await statement(`insert into tag (tag, type, active, version) values ('${tag}', 'NOTES', true, 1)`),
    );
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  test('interleaved transactions do not mix: a rollback undoes only its own writes', async () => {
    const { database } = app.platform;
    const before = await count();
    const lost = database.write(async () => {
      await insert('lost 1');
      await pause(60);
      await insert('lost 2');
      throw new Error('no');
    });
    const kept = pause(20).then(() =>
      database.write(async () => {
        await insert('kept 1');
        await pause(60);
        await insert('kept 2');
      }),
    );
    await expect(lost).rejects.toThrow('no');
    await kept;
    expect(await count()).toBe(before + 2);
  });

  test('uncommitted writes are visible only to their own transaction', async () => {
    const { database } = app.platform;
    const before = await count();
    let seenOutside = -1;
    await database.write(async () => {
      await insert('unseen');
      expect(await count()).toBe(before + 1);
      // Another request does the count, because it has no part in this transaction.
      seenOutside = await new Promise<number>((resolve) => outside.once(resolve));
    });
    expect(seenOutside).toBe(before);
    expect(await count()).toBe(before + 1);
  });

  const waiting: ((seen: number) => void)[] = [];
  const outside = { once: (answer: (seen: number) => void) => void waiting.push(answer) };
  const timer = setInterval(() => waiting.splice(0).forEach((answer) => void count().then(answer)), 10);
  afterAll(() => clearInterval(timer));

  test('work for after the commit runs after it, and not after a rollback', async () => {
    const { database } = app.platform;
    const done: string[] = [];
    await database.write(async () => {
      database.afterCommit(() => done.push('committed'));
      expect(done).toEqual([]);
    });
    await database
      .write(async () => {
        database.afterCommit(() => done.push('rolled back'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(done).toEqual(['committed']);
  });
});
