import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
});
afterAll(() => app.close());

interface Row {
  readonly id: number;
  readonly position: number;
}

const rowsOf = async (path: string) => (await admin.get(path)).body as (Row & Record<string, unknown>)[];
const namesOf = async (path: string, name: string) => (await rowsOf(path)).map((row) => row[name]);
const place = (list: string, id: number, before: number | null) =>
  admin.put(`referencelists/${list}/${id}/place`, { before });

describe('the order of a reference list', () => {
  test('statuses are in the order of the specification until people change it [STA-017 STA-037 STA-042]', async () => {
    const activity = ['Task', 'Upcoming', 'Overdue', 'Rescheduled', 'Completed', 'Cancelled'];
    expect(await namesOf('activityStatuses', 'statusName')).toEqual(activity);
    expect(await namesOf('activeActivityStatuses', 'statusName')).toEqual(activity);
    const enquiry = ['New', 'Active', 'Lost', 'OTP', 'Cancelled', 'Won', 'Tender', 'Revised', 'Closed'];
    expect(await namesOf('opportunitystatuses', 'oppStatusName')).toEqual(enquiry);
    const quote = ['Active', 'Won', 'Lost', 'Cancelled', 'Revised', 'Closed'];
    expect(await namesOf('quotestatuses', 'statusName')).toEqual(quote);
  });

  test('a moved entry is between its new neighbours, and the answer undoes it', async () => {
    const before = await rowsOf('quotationGrade');
    const [first, second, third, ...others] = before.map(({ id }) => id) as [number, number, number];
    const moved = await place('quotationGrade', first, third);
    expect([moved.status, moved.body]).toEqual([200, { id: first, before: second }]);
    expect((await rowsOf('activeQuotationGrades')).map(({ id }) => id)).toEqual([second, first, third, ...others]);
    await place('quotationGrade', first, moved.body.before);
    expect((await rowsOf('quotationGrade')).map(({ id, position }) => ({ id, position }))).toEqual(
      before.map(({ id, position }) => ({ id, position })),
    );
    const last = await place('quotationGrade', first, null);
    expect(last.body).toEqual({ id: first, before: second });
    expect((await rowsOf('quotationGrade')).at(-1)!.id).toBe(first);
    await place('quotationGrade', first, second);
  });

  test('a new entry is last, and the history says who moved it', async () => {
    const { body } = await admin.post('quotationGrade', { quoteGradeName: 'Aardvark', position: 1 });
    const rows = await rowsOf('quotationGrade');
    expect(rows.at(-1)!.id).toBe(body.id);
    expect((await place('quotationGrade', body.id, rows[0]!.id)).status).toBe(200);
    const [entry] = (await admin.get(`quotationGrade/${body.id}/history`)).body;
    expect(entry.changes).toEqual([{ field: 'position', title: 'Order', old: rows.length, new: 1 }]);
    expect((await admin.delete(`quotationGrade/${body.id}`)).status).toBe(200);
  });

  test('two people who move entries at once lose neither move', async () => {
    const ids = (await rowsOf('productTypes')).map(({ id }) => id);
    await Promise.all([place('productType', ids[0]!, null), place('productType', ids.at(-1)!, ids[1]!)]);
    const after = await rowsOf('productTypes');
    expect(after.map(({ id }) => id)).toEqual([ids.at(-1), ...ids.slice(1, -1), ids[0]]);
    expect(new Set(after.map(({ position }) => position)).size).toBe(ids.length);
  });

  test('the columns of the board follow it', async () => {
    const [first, ...others] = (await rowsOf('opportunitystatuses')).map(({ id }) => id);
    await place('opportunityStatus', first!, null);
    const columns = (await admin.post('opportunityboard/0/*', {})).body as { id: number }[];
    expect(columns.map(({ id }) => id)).toEqual([...others, first]);
    await place('opportunityStatus', first!, others[0]!);
  });

  test('is refused without the permission, for lists without an order, and for entries that do not exist', async () => {
    const internal = await Client.as(app, 'internal');
    expect((await internal.put('referencelists/quotationGrade/1/place', { before: null })).status).toBe(422);
    const region = await place('region', 1, null);
    expect([region.status, region.body.message]).toEqual([400, 'Regions have no order of their own.']);
    expect((await place('quotationGrade', 999_999, null)).status).toBe(404);
    expect((await place('quotationGrade', 1, 999_999)).status).toBe(404);
    for (const body of [{}, { before: 'x' }, { before: null, more: 1 }, [null]])
      expect((await admin.put('referencelists/quotationGrade/1/place', body)).status).toBe(400);
  });
});
