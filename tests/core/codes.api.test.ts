import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { seedBase as SeedBase } from '../../server/seed/base.ts';
import { built, startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let admin: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  [admin, internal] = await Promise.all([Client.as(app, 'admin'), Client.as(app, 'internal')]);
});
afterAll(() => app.close());

const coded = () => app.platform.registry.all.filter(({ codes }) => Object.keys(codes).length);
const named = async (call: string, id: number) =>
  (await admin.get(call)).body.find((row: Record<string, unknown>) => row.id === id);
const enquiry = async () =>
  (await internal.post('opportunityconf', enquiryOf(await customerWithContact(internal)))).body;

describe('a row with a code', () => {
  test('is in every database, first under the name of its code', async () => {
    expect(coded().map(({ name }) => name)).toContain('quoteStatus');
    for (const { name, key, display, codes } of coded())
      for (const [code, id] of Object.entries(codes)) {
        const [row] = await app.platform.records.find(app.platform.registry.definition(name), { [key]: id });
        expect([name, code, String(row?.[display]).toLowerCase()]).toEqual([name, code, code.toLowerCase()]);
      }
  });

  test.each([
    ['an enquiry status', 'opportunitystatuses', 1, 'oppStatusName'],
    ['a quote status', 'quotestatuses', 5, 'statusName'],
  ])('%s can be renamed, but neither deleted nor made inactive', async (title, call, id, name) => {
    const why = (what: string) =>
      `Branchline depends on this ${title.slice(title.indexOf(' ') + 1)}, so it ${what}. You can rename it.`;
    const before = await named(call, id);
    expect(await admin.delete(`${call}/${id}`)).toMatchObject({
      status: 422,
      body: { code: 'refused', message: why('cannot be deleted') },
    });
    expect(await admin.put(`${call}/${id}`, { active: false })).toMatchObject({
      status: 422,
      body: { errors: { active: why('must stay active') } },
    });
    expect(await named(call, id)).toEqual(before);
    expect((await admin.put(`${call}/${id}`, { [name]: 'Another name' })).status).toBe(200);
    expect(await named(call, id)).toMatchObject({ [name]: 'Another name', active: true });
    expect((await admin.put(`${call}/${id}`, { [name]: before[name] })).status).toBe(200);
  });

  test('can be renamed without a change to what depends on it', async () => {
    const renamed = [
      ['opportunitystatuses/1', { oppStatusName: 'Fresh' }],
      ['quotestatuses/1', { statusName: 'Current' }],
      ['quotestatuses/3', { statusName: 'Gone' }],
      ['quotestatuses/5', { statusName: 'Superseded' }],
      ['activityTypes/1', { activityTypeName: 'To do' }],
      ['activityStatuses/1', { statusName: 'Open' }],
      ['activityStatuses/5', { statusName: 'Finished' }],
    ] as const;
    for (const [call, values] of renamed) expect([call, (await admin.put(call, values)).status]).toEqual([call, 200]);

    const { oppId, oppStatusName } = await enquiry();
    expect(oppStatusName).toBe('Fresh');
    const values = { quoteVerDate: inDays(0), productValue: 10, productType: 1, productQty: 1, quoteGrade: 1 };
    const { body: first } = await internal.post('quotation', { opportunity: oppId, ...values });
    const { body: second } = await internal.post('quotation', { opportunity: oppId, ...values });
    expect(first.quoteStatus.statusName).toBe('Current');
    await internal.get(`setquoteactive/${second.quoteVerId}`);
    expect((await internal.get(`quotation/${first.quoteVerId}`)).body.quoteStatus.statusName).toBe('Superseded');
    expect((await internal.put(`updateQuoteStatus/${second.quoteVerId}`, { quoteStatus: 3 })).body.errors).toEqual({
      lostQuoteReason: 'Please choose why it was lost.',
    });

    const task = { subject: 'Ring', dateCreated: inDays(0), activityType: 1, startDate: inDays(3), startTime: '09:00' };
    const { body: made } = await internal.post('activity', task);
    expect(made).toMatchObject({ startDate: null, activityStatus: { statusName: 'Open' } });
    const update = (newStatusId: number) => internal.put(`updateActivityStatus/${made.activityId}`, { newStatusId });
    expect((await update(6)).body.errors).toEqual({ newStatusId: 'Open cannot become Cancelled.' });
    expect(await update(5)).toMatchObject({ status: 200, body: { completed: true } });
  });

  test('is added again if it is missing, and takes over the references to a row with its name', async () => {
    const { seedBase } = (await built('seed/base.js')) as { seedBase: typeof SeedBase };
    const { body: own } = await admin.post('opportunitystatuses', { oppStatusName: 'Spare', oppStatusCode: 'SPARE' });
    expect(own.id).toBeGreaterThanOrEqual(1000);
    const { oppId } = await enquiry();
    await app.platform.database.write(async () => {
      const { sql } = (await built('core/db/sql.js')) as typeof import('../../server/core/db/sql.ts');
      await app.platform.database.rows(
        sql`update enquiry set opportunity_status_id = ${own.id} where opportunity_status_id = 9`,
      );
      await app.platform.database.rows(sql`delete from opportunity_status where id = 9`);
      await app.platform.database.rows(
        sql`update opportunity_status set opp_status_name = 'Closed' where id = ${own.id}`,
      );
    });
    expect(await internal.put(`updateOpportunityStatus/${oppId}`, { opportunityStatus: own.id })).toMatchObject({
      status: 200,
    });
    await seedBase(app.platform);
    expect(await named('opportunitystatuses', own.id)).toBeUndefined();
    expect(await named('opportunitystatuses', 9)).toMatchObject({ oppStatusName: 'Closed', active: true });
    expect((await internal.get(`opportunity/${oppId}`)).body.opportunityStatus).toMatchObject({ id: 9 });
  });
});

describe('the colour of a status', () => {
  test.each([
    ['opportunitystatuses', 9],
    ['quotestatuses', 6],
    ['activityStatuses', 6],
  ])(
    '%s: each has one, and one that was changed or removed stays so when the server starts again',
    async (call, count) => {
      const { seedBase } = (await built('seed/base.js')) as { seedBase: typeof SeedBase };
      const colours = async () => {
        const rows = (await admin.get(call)).body as { id: number; colourCode: string | null }[];
        const own = rows.filter(({ id }) => id < 1000).toSorted((a, b) => a.id - b.id);
        return own.map(({ colourCode }) => colourCode);
      };
      const seeded = await colours();
      expect(seeded).toHaveLength(count);
      expect(seeded.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour ?? ''))).toEqual([]);
      await admin.put(`${call}/1`, { colourCode: '#123456' });
      await admin.put(`${call}/2`, { colourCode: null });
      await seedBase(app.platform);
      expect(await colours()).toEqual(['#123456', null, ...seeded.slice(2)]);
      expect((await admin.put(`${call}/1`, { colourCode: seeded[0] })).status).toBe(200);
      expect((await admin.put(`${call}/2`, { colourCode: seeded[1] })).status).toBe(200);
    },
  );
});

describe('the default of a reference', () => {
  test('is used if nothing or null was sent, but not if a value was sent', async () => {
    const who = await customerWithContact(internal);
    const make = async (more: object) => (await internal.post('opportunityconf', { ...enquiryOf(who), ...more })).body;
    expect((await make({})).opportunityStatus.id).toBe(1);
    expect((await make({ opportunityStatus: null })).opportunityStatus.id).toBe(1);
    expect((await make({ opportunityStatus: 7 })).opportunityStatus.id).toBe(7);
  });

  test('is the signed-in user, or a reference of that user', async () => {
    const { body: profile } = await internal.get('user/profile');
    const task = { subject: 'Own', dateCreated: inDays(0), activityType: 1 };
    expect((await internal.post('activity', task)).body.user.fullName).toBe(profile.fullName);
    const { body: me } = await admin.get(`user/${profile.id}`);
    const { oppId } = await enquiry();
    const values = { quoteVerDate: inDays(0), productValue: 10, productType: 1, productQty: 1, quoteGrade: 1 };
    const { body } = await internal.post('quotation', { opportunity: oppId, ...values });
    expect(me.mbpDept).not.toBeNull();
    expect(body.createdByDept).toEqual(me.mbpDept);
  });
});
