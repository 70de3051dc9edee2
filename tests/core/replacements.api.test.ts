import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { draft } from '../support/customers.ts';
import { assigner } from '../support/permissions.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;
let made = 0;

beforeAll(async () => {
  app = await startApp();
  [admin, internal] = await Promise.all([Client.as(app, 'admin'), Client.as(app, 'internal')]);
});
afterAll(() => app.close());

const entry = async (path: string, values: (name: string) => object): Promise<number> => {
  const { status, body } = await admin.post(path, values(`Entry ${++made}`));
  expect([status, body.message]).toEqual([200, undefined]);
  return body.id;
};
const customerType = () => entry('customertypes', (typeName) => ({ typeName }));
const quoteStatus = () => entry('quotestatuses', (statusName) => ({ statusName }));
const tag = (type = 'CUSTOMER') => entry('tag', (name) => ({ tag: name, type }));

const customer = async (more: object): Promise<any> => {
  const { status, body } = await internal.post('customerconf', draft({ custName: `User ${++made}`, ...more }));
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
};
const customerOf = async (id: number) => (await admin.get(`customers/${id}`)).body;
const uses = async (list: string, id: number, client = admin) =>
  (await client.get(`referencelists/${list}/${id}/uses`)).body;
const replace = (list: string, id: number, by: unknown, more: object = {}) =>
  admin.post(`referencelists/${list}/${id}/replace`, { by, ...more });
const undo = (list: string, id: number) => admin.post(`referencelists/${list}/replacements/${id}/undo`);

/** A quotation with a status of our own, and its enquiry. */
async function quotation(status: number) {
  const enquiry = (await internal.post('opportunityconf', enquiryOf(await customerWithContact(internal)))).body;
  const values = { quoteVerDate: inDays(0), productValue: 10, productType: 1, productQty: 1, quoteGrade: 1 };
  const { body } = await internal.post('quotation', {
    opportunity: enquiry.oppId,
    ...values,
    quoteStatus: status,
    expiryDate: inDays(20),
  });
  const expiry = async () => (await internal.get(`opportunity/${enquiry.oppId}`)).body.expiryDate;
  return { id: body.quoteVerId as number, expiry };
}

describe('where an entry is used', () => {
  test('is shown by entity and field, with the number of records', async () => {
    const type = await customerType();
    expect(await uses('customerType', type)).toEqual({ uses: [], refusal: null });
    await customer({ customerType: type });
    await customer({ customerType: type });
    expect((await uses('customerType', type)).uses).toEqual([
      {
        entity: 'customer',
        field: 'customerType',
        title: 'Customers',
        fieldTitle: 'Customer Type',
        count: 2,
        past: 0,
        changes: 2,
        isLeast: false,
      },
    ]);
    const marked = await tag();
    await customer({ tags: [marked] });
    expect((await uses('tag', marked)).uses).toMatchObject([{ entity: 'customer', field: 'tags', count: 1 }]);
  });

  test('is for those who see the settings, of entries that exist', async () => {
    expect(await internal.get('referencelists/customerType/1/uses')).toMatchObject({ status: 422 });
    expect((await admin.get('referencelists/customerType/999999/uses')).status).toBe(404);
    for (const list of ['customer', 'nothing', '__proto__', 'toString'])
      expect((await admin.get(`referencelists/${list}/1/uses`)).status).toBe(404);
  });

  test('counts only records that the person can reach; with other records, they can neither replace the entry nor undo that', async () => {
    const type = await customerType();
    const [first, second] = [await customer({ customerType: type }), await customer({ customerType: type })];
    const { id: user, defBranch } = (await admin.get('user/profile')).body;
    const [own, other] = [defBranch.id, (await admin.get('activeMbpBranches')).body.at(-1).id];
    expect(other).not.toBe(own);
    await admin.put(`customers/${first.customerId}`, { mbpBranch: own });
    await admin.put(`customers/${second.customerId}`, { mbpBranch: other });
    const assign = await assigner(admin);
    const limit = async () => [
      await assign.user(user, 'ViewCustomers', 5),
      await assign.user(user, 'EditCustomers', 5),
    ];
    const lift = async (assigned: readonly number[]) => {
      for (const id of assigned) await admin.delete(`deleteAssignedPermission/${id}`);
    };
    const assigned = await limit();
    const message = 'You may not change all customers that use this customer type.';
    expect(await uses('customerType', type)).toMatchObject({ uses: [{ count: 1 }], refusal: message });
    expect(await replace('customerType', type, 1)).toMatchObject({ status: 422, body: { message } });
    await lift(assigned);
    expect(await uses('customerType', type)).toMatchObject({ uses: [{ count: 2 }], refusal: null });
    const { id } = (await replace('customerType', type, await customerType())).body;
    const again = await limit();
    expect(await undo('customerType', id)).toMatchObject({ status: 422, body: { message } });
    await lift(again);
    expect((await undo('customerType', id)).body).toEqual({ id: type, moved: 2 });
  });
});

describe('an entry that is replaced', () => {
  test('becomes inactive, and all records use the other one, which their histories show', async () => {
    const [from, to] = [await customerType(), await customerType()];
    const before = await customer({ customerType: from });
    expect(await replace('customerType', from, to)).toMatchObject({ status: 200, body: { moved: 1 } });
    const after = await customerOf(before.customerId);
    expect(after.customerType.id).toBe(to);
    expect(after.version).toBe(before.version + 1);
    const [latest] = (await admin.get(`getCustomerHistory/${before.customerId}`)).body;
    expect(latest).toMatchObject({ action: 'update', changes: [{ field: 'customerType' }] });
    const rows = (await admin.get('customertypes')).body;
    expect(rows.find(({ id }: any) => id === from).active).toBe(false);
    expect((await uses('customerType', from)).uses).toEqual([]);
  });

  test('is restored by undoing, and used again by records that have not been changed since', async () => {
    const [from, to, third] = [await customerType(), await customerType(), await customerType()];
    const [kept, changed] = [await customer({ customerType: from }), await customer({ customerType: from })];
    const always = await customer({ customerType: to });
    const { id } = (await replace('customerType', from, to)).body;
    await admin.put(`customers/${changed.customerId}`, { customerType: third });
    expect(await undo('customerType', id)).toMatchObject({ status: 200, body: { id: from, moved: 1 } });
    const types = [kept, changed, always].map(async ({ customerId }) => (await customerOf(customerId)).customerType.id);
    expect(await Promise.all(types)).toEqual([from, third, to]);
    expect((await admin.get('activeCustomerTypes')).body.map((row: any) => row.id)).toContain(from);
    expect(await undo('customerType', id)).toMatchObject({
      status: 422,
      body: { message: 'This replacement has already been undone.' },
    });
    expect((await undo('region', id)).status).toBe(404);
  });

  test('is replaced in saved filters that name it by key or by name, and undoing restores it there', async () => {
    const [from, to] = [await customerType(), await customerType()];
    const name = async (id: number) =>
      (await admin.get('customertypes')).body.find((row: any) => row.id === id).typeName;
    const [gone, kept] = [await name(from), await name(to)];
    const filter = async (conditions: object[]): Promise<number> => {
      const { status, body } = await internal.post('userViewFilter', {
        filterName: `F ${++made}`,
        dbview: 1,
        conditions,
      });
      expect([status, body.message]).toEqual([200, undefined]);
      return body.id;
    };
    const dbField = 'customerType';
    const [byKey, byName, both, partly] = [
      await filter([{ dbField, condition: '=', value: gone, dbValue: String(from) }]),
      await filter([{ dbField: 'customerType.typeName', condition: '=', value: gone }]),
      await filter([{ dbField, condition: 'in', value: `${gone}, ${kept}`, dbValue: `${from}, ${to}` }]),
      await filter([{ dbField, condition: 'contains', value: gone }]),
    ];
    const read = async (id: number) => {
      const [{ value, dbValue }] = (await internal.get(`userViewFilterConditions/${id}`)).body;
      const filters: any[] = (await internal.get('userViewFilters/1')).body;
      return [value, dbValue, filters.find((one) => one.id === id).whereClause];
    };
    const all = () => Promise.all([byKey, byName, both, partly].map(read));
    const before = await all();
    const { id } = (await replace('customerType', from, to)).body;
    expect(await all()).toEqual([
      [kept, String(to), `Customer Type = ${kept}`],
      [kept, null, `Customer Type typeName = ${kept}`],
      [kept, String(to), `Customer Type is one of ${kept}`],
      before[3],
    ]);
    await internal.put(`userViewFilter/${byName}`, { conditions: [{ dbField, condition: 'is empty' }] });
    expect((await undo('customerType', id)).status).toBe(200);
    expect(await all()).toEqual([before[0], [null, null, 'Customer Type is empty'], before[2], before[3]]);
  });

  test('is replaced in parameters of widgets that name it, and undoing restores it there', async () => {
    const branches: any[] = (await admin.get('activeMbpBranches')).body;
    const [kept, other] = branches.map(({ id }) => id);
    const gone = await entry('mbpBranch', (branchName) => ({ branchName, branchCode: `B${++made}` }));
    const { id: user } = (await internal.get('user/profile')).body;
    const widget = async (ParamVal1: string): Promise<number> => {
      const values = { widget: 7, widgetName: `W ${++made}`, screenPos: 1, user, ParamVal1 };
      const { status, body } = await internal.post('saveUserWidget', values);
      expect([status, body.message]).toEqual([200, undefined]);
      return body.id;
    };
    const made7 = [
      await widget(`${gone}`),
      await widget(`${other},${gone}`),
      await widget(`${kept},${gone}`),
      await widget(`${gone},${other}`),
      await widget(`${gone}${gone}`),
    ];
    const all = async () => {
      const rows: any[] = (await internal.get(`getUserWidgets/${user}`)).body;
      return made7.map((id) => rows.find((row) => row.id === id).ParamVal1);
    };
    const before = await all();
    const { id } = (await replace('branch', gone, kept)).body;
    expect(await all()).toEqual([`${kept}`, `${other},${kept}`, `${kept}`, `${kept},${other}`, before[4]]);
    await internal.put(`updateUserWidget/${made7[3]}`, { ParamVal1: `${other}` });
    expect((await undo('branch', id)).status).toBe(200);
    expect(await all()).toEqual([before[0], before[1], before[2], `${other}`, before[4]]);
  });

  test('is deleted on request, and restored under its key', async () => {
    const [from, to] = [await customerType(), await customerType()];
    const { customerId } = await customer({ customerType: from });
    const [before] = (await admin.get('customertypes')).body.filter((row: any) => row.id === from);
    const { id } = (await replace('customerType', from, to, { remove: true })).body;
    const ids = async () => (await admin.get('customertypes')).body.map((row: any) => row.id);
    expect(await ids()).not.toContain(from);
    expect((await undo('customerType', id)).status).toBe(200);
    expect((await admin.get('customertypes')).body).toContainEqual(before);
    expect((await customerOf(customerId)).customerType.id).toBe(from);
  });

  test('that was inactive before stays inactive when the replacement is undone', async () => {
    const [from, to] = [await customerType(), await customerType()];
    await admin.put(`customertypes/${from}`, { active: false });
    const { id } = (await replace('customerType', from, to)).body;
    expect((await undo('customerType', id)).status).toBe(200);
    expect((await admin.get('activeCustomerTypes')).body.map((row: any) => row.id)).not.toContain(from);
  });

  test('is removed from a record that has both entries, and added again when that is undone', async () => {
    const [from, to, third] = [await tag(), await tag(), await tag()];
    const [one, both] = [await customer({ tags: [from, third] }), await customer({ tags: [from, to] })];
    const tags = async ({ customerId }: any) =>
      (await customerOf(customerId)).tags.map((row: any) => row.id).toSorted((a: number, b: number) => a - b);
    const { body } = await replace('tag', from, to);
    expect(body).toMatchObject({ moved: 2 });
    expect([await tags(one), await tags(both)]).toEqual([[to, third], [to]]);
    expect((await undo('tag', body.id)).body.moved).toBe(2);
    expect([await tags(one), await tags(both)]).toEqual([
      [from, third],
      [from, to],
    ]);
  });

  test('updates the values that depend on it', async () => {
    const from = await quoteStatus();
    const { id, expiry } = await quotation(from);
    expect(await expiry()).toBe(inDays(20));
    // An enquiry with an active quotation has no expiry date.
    const { body } = await replace('quoteStatus', from, 1);
    expect((await internal.get(`quotation/${id}`)).body.quoteStatus.id).toBe(1);
    expect(await expiry()).toBeNull();
    expect((await undo('quoteStatus', body.id)).status).toBe(200);
    expect(await expiry()).toBe(inDays(20));
  });
});

describe('a replacement is refused', () => {
  test('for an entry with a code, with the reason [AMB-107]', async () => {
    const message = 'Branchline depends on this quote status, so it cannot be replaced. You can rename it.';
    expect((await uses('quoteStatus', 5)).refusal).toBe(message);
    expect(await replace('quoteStatus', 5, await quoteStatus())).toMatchObject({ status: 422, body: { message } });
  });

  test('by itself, an inactive entry, one that does not exist, or none', async () => {
    const [from, off] = [await customerType(), await customerType()];
    await admin.put(`customertypes/${off}`, { active: false });
    const errors = async (by: number) => (await replace('customerType', from, by)).body.errors;
    expect(await errors(from)).toEqual({ by: 'Choose another customer type.' });
    expect(await errors(off)).toEqual({ by: 'This customer type is inactive.' });
    expect(await errors(999_999)).toEqual({ by: 'This customer type no longer exists.' });
    expect((await replace('customerType', 999_999, from)).status).toBe(404);
    for (const by of [undefined, null, '1', 0, 1.5])
      expect([by, (await replace('customerType', from, by)).status]).toEqual([by, 400]);
    expect((await replace('customerType', from, 1, { remove: 'yes' })).status).toBe(400);
    expect((await internal.post(`referencelists/customerType/${from}/replace`, { by: 1 })).status).toBe(422);
    expect((await internal.post('referencelists/customerType/replacements/1/undo')).status).toBe(422);
  });

  test('if the records could not have the other entry', async () => {
    const [from, to] = [await tag(), await tag('NOTES')];
    const { customerId } = await customer({ tags: [from] });
    expect((await replace('tag', from, to)).body.errors).toEqual({ by: 'This tag has another type.' });
    expect((await customerOf(customerId)).tags.map((row: any) => row.id)).toEqual([from]);

    const status = await quoteStatus();
    const { id } = await quotation(status);
    const answer = await replace('quoteStatus', status, 3);
    expect(answer.status).toBe(422);
    expect(answer.body.message).toMatch(/^Quotation .* cannot have this value: Please choose why it was lost\.$/);
    expect((await internal.get(`quotation/${id}`)).body.quoteStatus.id).toBe(status);
    expect((await admin.get('activeQuoteStatuses')).body.map((row: any) => row.id)).toContain(status);
  });

  test('in lists whose entries cannot be deleted', async () => {
    const from = await entry('activityStatuses', (statusName) => ({ statusName }));
    expect(await replace('activityStatus', from, 1, { remove: true })).toMatchObject({
      status: 400,
      body: { message: 'Activity Statuses cannot be deleted.' },
    });
    expect((await replace('activityStatus', from, 1)).status).toBe(200);
  });

  test('for more than 20,000 records; 10,000 are changed and restored', async () => {
    const [from, to] = [0, 0].map(() => entry('activityTypes', (activityTypeName) => ({ activityTypeName })));
    const [fromId, toId] = [await from!, await to!];
    const { database, registry, duplicates } = app.platform;
    const { addRecords } = await built('services/save/add-records.js');
    const { sql } = await built('core/db/sql.js');
    const rows = Array.from({ length: 20_001 }, (_, i) => ({
      activityId: 5_000_000 + i,
      subject: `Call ${i}`,
      dateCreated: inDays(0),
      activityType: { id: fromId },
    }));
    await database.write(() => addRecords(database, duplicates, registry.definition('activity'), rows));
    const many = await uses('activityType', fromId);
    expect(many.uses).toMatchObject([{ entity: 'activity', count: 20_000, isLeast: true }]);
    expect(many.refusal).toMatch(/^More than 20,000 records use this activity type, too many to change at once\./);
    expect((await replace('activityType', fromId, toId)).status).toBe(422);

    await database.write(() => database.rows(sql`delete from activity where activity_id >= ${5_010_000}`));
    const { body } = await replace('activityType', fromId, toId);
    expect(body).toMatchObject({ moved: 10_000 });
    expect((await uses('activityType', toId)).uses).toMatchObject([{ count: 10_000, isLeast: false }]);
    expect((await undo('activityType', body.id)).body).toMatchObject({ moved: 10_000 });
    expect((await uses('activityType', fromId)).uses).toMatchObject([{ count: 10_000 }]);
  });
});
