import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { countRows } from '../support/data.ts';
import { draftOf, ownBranch, type OwnBranch } from '../support/own-branch.ts';
import { assigner } from '../support/permissions.ts';

let app: TestApp;
let own: OwnBranch;

beforeAll(async () => {
  app = await startApp();
  own = await ownBranch(app);
});
afterAll(() => app.close());

const message = 'You are not allowed to change customers.';
const refused = { status: 422, body: { code: 'refused', message } };
const theirsNow = async () => (await own.admin.get(`customers/${own.theirs.customerId}`)).body;
/** A customer unlike all others, except that it shares its post code with an existing one. */
const unlike = (customer: Record<string, any>) => ({
  ...draftOf(customer),
  custName: 'Zyxw Quarry Tiles',
  address1: 'Unit 99',
  address2: 'Faraway Lane',
  phoneNo: '07700 900999',
});

describe('a user who may change the customers of their own branch', () => {
  test('changes them', async () => {
    const { customerId: id } = own.mine;
    expect(await own.person.put(`customers/${id}`, { showMsg: 'Mine' })).toMatchObject({ status: 200 });
    expect(await own.person.put(`setCustomersInactive/${id}`)).toMatchObject({ status: 200, body: { active: false } });
    expect(await own.person.put(`setCustomersActive/${id}`)).toMatchObject({ status: 200, body: { active: true } });
  });

  test('cannot change others by any call', async () => {
    const { customerId: id } = own.theirs;
    const before = await countRows(app);
    const replies = [
      await own.person.put(`customers/${id}`, { showMsg: 'Theirs' }),
      await own.person.put(`customers/${id}`, { mbpBranch: own.branch }),
      await own.person.put(`setCustomersInactive/${id}`),
      await own.person.put(`setCustomersActive/${id}`),
      await own.person.delete(`customers/${id}`),
    ];
    for (const { status, body } of replies) {
      expect([404, 422]).toContain(status);
      expect(JSON.stringify(body)).not.toContain(own.theirs.custName);
    }
    expect(await countRows(app)).toEqual(before);
    expect(await theirsNow()).toEqual(own.theirs);
  });

  test('cannot undo a merge of customers of another branch', async () => {
    const { theirs, admin, person, user } = own;
    await (await assigner(admin)).user(user, 'AssignCustomer', 1);
    const internal = await Client.as(app, 'internal');
    const awaiting = await internal.post('customerconf', { ...unlike(theirs), custName: 'Zyxw Roof Lights' });
    expect(awaiting).toMatchObject({ status: 200, body: { mbpBranch: { id: own.otherBranch } } });
    const merged = await admin.get(`mergeCustomer/${theirs.customerId}/${awaiting.body.customerId}`);
    expect(merged.status).toBe(200);
    const merges = async () => (await admin.get(`customerMerges/${theirs.customerId}`)).body;
    const before = { rows: await countRows(app), merges: await merges() };
    expect(before.merges).toMatchObject([{ undone: false }]);
    const { status } = await person.post(`undoCustomerMerge/${before.merges[0].id}`);
    expect([404, 422]).toContain(status);
    expect({ rows: await countRows(app), merges: await merges() }).toEqual(before);
    expect((await admin.post(`undoCustomerMerge/${before.merges[0].id}`)).status).toBe(200);
  });

  test('cannot change others in bulk', async () => {
    const ids = [own.mine.customerId, own.theirs.customerId];
    const changed = await own.person.post('customers/bulk', { ids, set: { showMsg: 'All of us' } });
    expect(changed).toMatchObject({ status: 200, body: { done: [ids[0]], refused: [{ id: ids[1] }] } });
    const removed = await own.person.post('customers/bulk', { ids: [ids[1]], remove: true });
    expect(removed).toMatchObject({ status: 200, body: { done: [], refused: [{ id: ids[1] }] } });
    expect(await theirsNow()).toEqual(own.theirs);
  });

  test('is not shown one of another branch by an edit conflict', async () => {
    const { status, body } = await own.person.put(`customers/${own.theirs.customerId}`, {
      showMsg: 'Theirs',
      version: 999,
    });
    expect([404, 422]).toContain(status);
    expect(body).not.toHaveProperty('theirs');
  });

  test('cannot move their own to another branch', async () => {
    const { customerId: id } = own.mine;
    expect(await own.person.put(`customers/${id}`, { mbpBranch: own.otherBranch })).toMatchObject(refused);
    expect(await own.person.put(`customers/${id}`, { mbpBranch: null })).toMatchObject(refused);
    const move = { ids: [id], set: { mbpBranch: own.otherBranch } };
    expect((await own.person.post('customers/bulk', move)).body).toEqual({ done: [], refused: [{ id, message }] });
    expect((await own.admin.get(`customers/${id}`)).body.mbpBranch.id).toBe(own.branch);
  });

  test('can add customers only for their own branch', async () => {
    for (const path of ['customer', 'customerconf']) {
      const before = await countRows(app);
      const elsewhere = { ...unlike(own.theirs), mbpBranch: own.otherBranch };
      expect(await own.person.post(path, elsewhere)).toMatchObject(refused);
      // The post code belongs to the other branch, and so puts the customer there.
      expect(await own.person.post(path, unlike(own.theirs))).toMatchObject(refused);
      expect(await countRows(app)).toEqual(before);
    }
    const made = await own.person.post('customerconf', { ...unlike(own.mine), mbpBranch: own.branch });
    expect(made).toMatchObject({ status: 200, body: { mbpBranch: { id: own.branch } } });
  });

  test('does not see other branches’ customers as duplicates of a new one', async () => {
    const alike = { ...draftOf(own.theirs), mbpBranch: own.branch };
    expect((await own.admin.post('customer', alike)).status).toBe(409);
    const { body } = await own.person.post('customer', alike);
    const rows = Array.isArray(body) ? body : [];
    expect(rows.map((row: any) => row.custName)).toEqual([]);
  });

  test('can delete one of their own branch', async () => {
    const made = await own.person.post('customerconf', { ...unlike(own.mine), mbpBranch: own.branch });
    const { customerId: id } = made.body;
    expect(await own.person.delete(`customers/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await own.admin.get(`customers/${id}`)).status).toBe(404);
  });

  test('cannot change a contact of another branch’s customer', async () => {
    const { address1, address2, address3, cityTown, customerId: customer } = own.theirs;
    const address = { address1, address2, address3, cityTown: cityTown.id, phoneNo: '01632 960123' };
    const person = { firstName: 'Connie', lastName: 'Tact', email: 'connie@people.example', jobFunction: 1 };
    const made = await own.admin.post('contact', { ...person, ...address, customer });
    expect(made).toMatchObject({ status: 200, body: { contactName: 'CONNIE TACT' } });
    const { contactId } = made.body;
    expect([404, 422]).toContain((await own.person.put(`contact/${contactId}`, { firstName: 'Other' })).status);
    expect((await own.admin.get(`contact/${contactId}`)).body.firstName).toBe('CONNIE');
  });
});
