import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  internal = await Client.as(app, 'internal');
});
afterAll(() => app.close());

const audit = async (query = '') => {
  const { status, body } = await admin.get(`audit?${query}`);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body as { rows: any[]; kinds: { name: string; title: string }[]; more: boolean };
};

describe('the audit', () => {
  test('shows who changed a setting, a user and a role, the newest first, with old and new values', async () => {
    const { body: type } = await admin.post('quoteTypes', { quoteTypeName: 'Sketch' });
    const { body: person } = await internal.get('user/profile');
    await admin.put('updateUser', { id: person.id, lastName: 'Renamed' });
    const { body: boss } = await admin.get('user/profile');
    const { rows } = await audit();
    expect(rows.slice(0, 2)).toEqual([
      {
        id: expect.any(Number),
        kind: 'user',
        recordId: person.id,
        recordName: expect.stringContaining('Renamed'),
        action: 'update',
        at: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
        user: { id: boss.id, fullName: boss.fullName },
        changes: expect.arrayContaining([
          { field: 'lastName', title: 'Last name', old: person.lastName, new: 'Renamed' },
        ]),
      },
      expect.objectContaining({
        kind: 'quoteType',
        recordId: type.id ?? type.quoteTypeId,
        recordName: 'Sketch',
        action: 'create',
      }),
    ]);
  });

  test('leaves out what staff do with customers, and names every kind that it covers', async () => {
    await admin.put('customers/1', { mobile: '07700 900 123' });
    const { rows, kinds } = await audit();
    expect(rows.map(({ kind }) => kind)).not.toContain('customer');
    const names = kinds.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['user', 'role', 'assignedPermission', 'quoteType', 'region', 'tag']));
    for (const name of ['customer', 'contact', 'enquiry', 'quotation', 'activity', 'note'])
      expect(names).not.toContain(name);
  });

  test('names a replaced entry, the one in its place and the number of records, also once it is deleted', async () => {
    const [gone, kept] = await Promise.all(
      ['Trade counter', 'Counter'].map(async (typeName) => (await admin.post('customertypes', { typeName })).body),
    );
    for (const id of [1, 2]) expect((await admin.put(`customers/${id}`, { customerType: gone.id })).status).toBe(200);
    const replaced = await admin.post(`referencelists/customerType/${gone.id}/replace`, { by: kept.id, remove: true });
    expect(replaced).toMatchObject({ status: 200, body: { moved: 2 } });
    const { rows } = await audit('kind=customerType');
    const { fullName } = (await admin.get('user/profile')).body;
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'delete', recordId: gone.id, recordName: 'Trade counter' },
      {
        action: 'replace',
        recordId: gone.id,
        recordName: 'Trade counter',
        user: { fullName },
        changes: [
          { title: 'Entry', new: 'Trade counter' },
          { title: 'Replaced by', new: 'Counter' },
          { title: 'Records', new: '2' },
        ],
      },
    ]);
    const { body: text } = await admin.get('audit/export?kind=customerType&format=csv');
    expect(text).toMatch(/,Replaced by another,Customer Type,Trade counter,Replaced by,,Counter/);
    expect(text).toMatch(/,Replaced by another,Customer Type,Trade counter,Records,,2/);
  });

  test('is filtered by kind, person and period', async () => {
    const { body: boss } = await admin.get('user/profile');
    const users = await audit('kind=user');
    expect(new Set(users.rows.map(({ kind }) => kind))).toEqual(new Set(['user']));
    expect((await audit(`user=${boss.id}&period=Today`)).rows.length).toBeGreaterThan(1);
    const { body: person } = await internal.get('user/profile');
    expect((await audit(`user=${person.id}`)).rows).toEqual([]);
    expect((await audit('period=Last+year')).rows).toEqual([]);
    expect((await audit(`kind=user&user=${boss.id}&period=This week`)).rows).toEqual(users.rows);
  });

  test('is read 50 at a time, without gaps and without doubles', async () => {
    for (let i = 0; i < 60; i++) await admin.post('manufacturers', { manufacturerName: `Maker ${i}` });
    const first = await audit();
    expect(first.rows).toHaveLength(50);
    expect(first.more).toBe(true);
    const second = await audit(`before=${first.rows.at(-1).id}`);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(second.rows.map(({ recordName }) => recordName)).toContain('Maker 0');
  });

  test('is saved as a file with a row for each changed field', async () => {
    const { status, body: text } = await admin.get('audit/export?kind=user&format=csv');
    expect(status).toBe(200);
    expect(text.split(/\r?\n/)[0]).toContain('Time,User,Action,Kind,Record,Field,Before,After');
    expect(text).toMatch(/,Changed,User,.*,Last name,.*,Renamed/);
  });

  test.each([
    ['kind=customer', { kind: 'There is no such kind.' }],
    ['user=x', { user: 'User must be a whole number from 1 to 2147483647.' }],
    ['period=Sometimes', { period: 'Must be a day, DD/MM/YYYY, or a period such as "This week".' }],
    ['colour=red', { colour: 'This call has no parameter "colour".' }],
  ])('refuses %s', async (query, errors) => {
    expect(await admin.get(`audit?${query}`)).toMatchObject({ status: 422, body: { errors } });
  });

  test('is only for people who manage users', async () => {
    for (const path of ['audit', 'audit/export']) expect((await internal.get(path)).status).toBe(422);
  });
});
