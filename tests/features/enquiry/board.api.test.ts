import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { assigner, type Assigner } from '../../support/permissions.ts';

let app: TestApp;
let admin: Client;
let all: any[];
let assign: Assigner;
let internal: Client;
let profile: any;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  assign = await assigner(admin);
  internal = await Client.as(app, 'internal');
  ({ body: profile } = await internal.get('user/profile'));
  all = (await admin.list('opportunities', { range: [0, 999] })).body;
});
afterAll(() => app.close());

const board = async (client: Client, body: object = {}, path = '0/*') =>
  (await client.post(`opportunityboard/${path}`, body)).body as any[];

/** The columns that these enquiries make, without the empty ones. */
function columnsOf(rows: readonly any[]) {
  const ids = [...new Set(rows.map((row) => row.opportunityStatus.id as number))].toSorted((a, b) => a - b);
  return ids.map((id) => {
    const own = rows.filter((row) => row.opportunityStatus.id === id);
    const pence = own.reduce((sum, row) => sum + Math.round((row.quoteValue ?? 0) * 100), 0);
    return { id, count: own.length, value: pence / 100 };
  });
}

const filled = (columns: readonly any[]) =>
  columns.filter(({ count }) => count).map(({ id, count, value }) => ({ id, count, value }));

describe('the board of enquiries', () => {
  test('has every active status in order, with the number and value of its enquiries', async () => {
    const columns = await board(admin);
    const { body: statuses } = await admin.get('activeOpportunityStatuses');
    expect(columns.map(({ oppStatusName }) => oppStatusName)).toEqual(
      statuses.toSorted((a: any, b: any) => a.id - b.id).map((one: any) => one.oppStatusName),
    );
    expect(filled(columns)).toEqual(columnsOf(all));
  });

  test('follows the filters, dates and search of the list', async () => {
    const { mbpBranch, customer, dateReceived } = all[0];
    const ofBranch = all.filter((row) => row.mbpBranch.id === mbpBranch.id);
    expect(filled(await board(admin, { quickFilters: { mbpBranch: mbpBranch.id } }))).toEqual(columnsOf(ofBranch));
    const other = all.find((row) => row.mbpBranch.id !== mbpBranch.id).mbpBranch.id;
    const ofBoth = all.filter((row) => [mbpBranch.id, other].includes(row.mbpBranch.id));
    expect(filled(await board(admin, { quickFilters: { mbpBranch: [mbpBranch.id, other] } }))).toEqual(
      columnsOf(ofBoth),
    );
    const onDay = all.filter((row) => row.dateReceived === dateReceived);
    const day = { quickFilterDateFrom: dateReceived, quickFilterDateTo: dateReceived };
    expect(filled(await board(admin, day))).toEqual(columnsOf(onDay));
    const word = customer.custName.split(' ')[0];
    const { body: found } = await admin.list('opportunities', { range: [0, 999], filter: { q: word } });
    expect(filled(await board(admin, {}, `0/${encodeURIComponent(word)}`))).toEqual(columnsOf(found));
  });

  test('shows a move at once, here and in the columns of the cards', async () => {
    const { oppId } = all.find((row) => row.opportunityStatus.oppStatusName === 'New');
    const [before] = await board(admin);
    const { status } = await admin.put(`updateOpportunityStatus/${oppId}`, { opportunityStatus: 2 });
    expect(status).toBe(200);
    const [after] = await board(admin);
    expect(after.count).toBe(before.count - 1);
    await admin.put(`updateOpportunityStatus/${oppId}`, { opportunityStatus: 1 });
    expect((await board(admin))[0]).toEqual(before);
  });

  test('has only enquiries of the own branch at level 5 [AMB-102]', async () => {
    await assign.role(profile.role.id, 'ViewQuotations', 5);
    const own = all.filter((row) => row.mbpBranch.id === profile.defBranch.id);
    expect(own.length).toBeLessThan(all.length);
    expect(filled(await board(internal))).toEqual(columnsOf(own));
  });

  test('refuses an unknown field, and people who may not view quotations', async () => {
    expect((await admin.post('opportunityboard/0/*', { quickFilters: { nothing: 1 } })).status).toBe(400);
    await assign.role(profile.role.id, 'ViewQuotations', 0);
    expect((await internal.post('opportunityboard/0/*', {})).status).toBe(422);
  });
});
