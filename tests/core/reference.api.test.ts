import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { addGenericRows } from '../support/generic-rows.ts';

let app: TestApp;
let admin: Client;
let internal: Client;

beforeAll(async () => {
  app = await startApp();
  [admin, internal] = await Promise.all([Client.as(app, 'admin'), Client.as(app, 'internal')]);
});
afterAll(() => app.close());

describe('a reference list', () => {
  test('can be listed, listed if active, created, changed and deleted', async () => {
    const created = await admin.post('quotationGrade', { quoteGradeName: '  Verbal ', active: true });
    expect(created).toMatchObject({ status: 200, body: { quoteGradeName: 'Verbal', active: true } });
    const { id } = created.body;

    const changed = await admin.put(`quotationGrade/${id}`, { active: false });
    expect(changed.body).toMatchObject({ id, quoteGradeName: 'Verbal', active: false });
    expect((await internal.get('quotegrades')).body.map((row: any) => row.id)).toContain(id);
    expect((await internal.get('activeQuotationGrades')).body.map((row: any) => row.id)).not.toContain(id);

    expect(await admin.delete(`quotationGrade/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect((await admin.get('quotationGrade')).body.map((row: any) => row.id)).not.toContain(id);
  });

  test('has a history of each entry, for those who see the settings', async () => {
    const { id } = (await admin.post('regions', { regionName: 'Fens', regionCode: 'FEN' })).body;
    await admin.put(`regions/${id}`, { regionName: 'The Fens' });
    const { body } = await admin.get(`regions/${id}/history`);
    expect(body).toMatchObject([
      { action: 'update', user: { fullName: 'Anna Admin' }, changes: [{ field: 'regionName', new: 'The Fens' }] },
      { action: 'create' },
    ]);
    expect((await internal.get(`regions/${id}/history`)).status).toBe(422);
  });

  test('the lists are counted together, for those who see the settings', async () => {
    const { body } = await admin.get('referencelists');
    const regions = (await admin.get('regions')).body;
    expect(body.find((list: any) => list.name === 'region')).toEqual({
      name: 'region',
      count: regions.length,
      active: regions.filter(({ active }: any) => active).length,
    });
    const { id } = (await admin.post('regions', { regionName: 'Not yet', regionCode: 'NY', active: false })).body;
    const after = (await admin.get('referencelists')).body.find((list: any) => list.name === 'region');
    expect(after.count - after.active).toBe(regions.filter(({ active }: any) => !active).length + 1);
    await admin.delete(`regions/${id}`);
    expect(await internal.get('referencelists')).toMatchObject({ status: 422 });
  });

  test.each([
    ['VAL-078', 'tag', 'Tag is required'],
    ['VAL-078', 'type', 'Type is required'],
  ])('%s a tag without %s: %s', async (_, field, message) => {
    const { status, body } = await admin.post('tag', { tag: 'Follow up', type: 'NOTES', [field]: null });
    expect([status, body]).toEqual([422, { message, code: 'invalid', errors: { [field]: message } }]);
  });

  test('a name is unique regardless of case; only A to Z are compared that way', async () => {
    for (const projTypeName of ['İıßﬁ', 'CAFÉ', 'Plain']) {
      expect((await admin.post('projecttypes', { projTypeName })).status).toBe(200);
      expect((await admin.post('projecttypes', { projTypeName })).body.errors).toEqual({
        projTypeName: expect.stringContaining('is already used'),
      });
    }
    expect((await admin.post('projecttypes', { projTypeName: 'PLAIN' })).status).toBe(422);
  });

  test('tags are of three types, and each is listed by its own while it is active [CON-024 BEH-097 AMB-063]', async () => {
    const types = ['NOTES', 'CUSTOMER', 'ATTACHMENT'];
    const offered = async (type: string) => (await internal.get(`tags/${type}`)).body as any[];
    for (const type of types) {
      const { status, body } = await admin.post('tag', { tag: 'Of this type', type });
      expect([status, body.type]).toEqual([200, type]);
      for (const other of types)
        expect([other, (await offered(other)).some(({ id }) => id === body.id)]).toEqual([other, other === type]);
      const { body: all } = await internal.get('tags');
      expect((await offered(type)).map(({ id }) => id).toSorted()).toEqual(
        all
          .filter((one: any) => one.type === type && one.active)
          .map(({ id }: any) => id)
          .toSorted(),
      );
      await admin.put(`tag/${body.id}`, { active: false });
      expect((await offered(type)).map(({ id }) => id)).not.toContain(body.id);
    }
    const wrong = { type: 'Type must be one of NOTES, CUSTOMER, ATTACHMENT.' };
    for (const type of ['ENQUIRY', 'notes'])
      expect(await admin.post('tag', { tag: 'Of none', type })).toMatchObject({ status: 422, body: { errors: wrong } });
    expect(await internal.get('tags/ENQUIRY')).toMatchObject({ status: 200, body: [] });
  });

  test('a note is assigned to one of the active users [BEH-097]', async () => {
    const offered = async () => (await internal.get('activeUsers')).body as any[];
    const before = await offered();
    expect(before.map(({ fullName }) => fullName)).toContain('Ian Internal');
    const { id } = before.find(({ fullName }) => fullName !== 'Ian Internal' && fullName !== 'Anna Admin');
    await admin.put(`updateUser/${id}`, { status: 'INACTIVE' });
    expect((await offered()).map((one) => one.id)).toEqual(before.map((one) => one.id).filter((one) => one !== id));
    await admin.put(`updateUser/${id}`, { status: 'ACTIVE' });
    expect(await offered()).toHaveLength(before.length);
  });

  test('a job title is deleted by its id without a slash [BEH-094]', async () => {
    const { body } = await admin.post('jobtitles', { jobTitleName: 'Slater in chief' });
    expect(await admin.delete(`jobtitles${body.id}`)).toMatchObject({ status: 200, body: { id: body.id } });
    expect((await admin.delete(`jobtitles${body.id}`)).status).toBe(404);
  });

  test.each([
    ['quotationGrade', 'quotationGrade', 'activeQuotationGrades'],
    ['opportunityType', 'opportunitytypes', 'activeOpportunityTypes'],
    ['opportunityStatus', 'opportunitystatuses', 'activeOpportunityStatuses'],
    ['projectType', 'projecttypes', 'activeProjectTypes'],
    ['productType', 'productTypes', 'activeProductTypes'],
    ['branch', 'mbpBranches', 'activeMbpBranches', 'mbpBranch'],
    ['quoteType', 'quotetypes', 'activeQuoteTypes'],
    ['quoteStatus', 'quotestatuses', 'activeQuoteStatuses'],
    ['lostQuoteNote', 'lostquotenotes', 'activeLostQuoteNotes'],
    ['manufacturer', 'manufacturers', 'activeManufacturers'],
    ['department', 'mbpdepts', 'activeDepartments', 'mbpdept', 'mbpdepts'],
    ['salesExec', 'salesExecs', 'activeSalesExecs'],
    ['contactType', 'contacttypes', 'activeContactTypes'],
    ['jobTitle', 'jobtitles', 'activeJobTitles'],
    ['salutation', 'salutations', 'activeSalutations'],
    ['customerType', 'customertypes', 'activeCustomerTypes'],
    ['industryType', 'industrytypes', 'activeIndustryTypes'],
    ['region', 'regions', 'activeRegions'],
    ['postalArea', 'postalAreas', 'activePostalAreas'],
    ['cityTown', 'citiesTowns', 'activeCitiesTowns', 'cityTown'],
    ['jobFunction', 'jobfunctions', 'activeJobFunctions', 'jobFunction'],
  ])(
    '%s is maintained under %s, and %s has its active rows [BEH-118 BEH-121 BEH-133]',
    async (entity, list, active, one = list, gone = one) => {
      await addGenericRows(app, [entity], 1);
      const { body: all } = await internal.get(list);
      const { body: offered } = await internal.get(active);
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.map((row: any) => row.id).toSorted()).toEqual(
        all
          .filter((row: any) => row.active)
          .map((row: any) => row.id)
          .toSorted(),
      );
      const { id } = all[0];
      expect(await admin.put(`${one}/${id}`, { active: all[0].active })).toMatchObject({ status: 200, body: { id } });
      expect((await internal.put(`${one}/${id}`, { active: false })).status).toBe(422);
      const last = Math.max(...all.map((row: any) => row.id));
      expect(await admin.delete(`${gone}/${last}`)).toMatchObject({ status: 200, body: { id: last } });
      expect((await admin.get(list)).body.map((row: any) => row.id)).not.toContain(last);
      const added = await admin.post(gone, {});
      expect([gone, added.status, added.body]).toEqual([
        gone,
        422,
        { message: expect.any(String), code: 'invalid', errors: expect.any(Object) },
      ]);
    },
  );

  test("editing without an id fails with 'Id must be available for editing.' [VAL-019 VAL-020]", async () => {
    for (const path of [
      'quotationGrade',
      'customerBranch',
      'mbpdept',
      'jobFunction',
      'cityTown',
      'activityTypes',
      'activityStatuses',
      'activityResults',
      'reminderTypes',
    ])
      expect(await admin.put(path, { active: false })).toMatchObject({
        status: 422,
        body: { message: 'Id must be available for editing.' },
      });
  });
});
