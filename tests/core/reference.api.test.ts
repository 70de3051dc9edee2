import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';

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

  test('CON-024 tags are of three types, and each is listed by its own', async () => {
    for (const type of ['NOTES', 'CUSTOMER', 'ATTACHMENT']) {
      const { status, body } = await admin.post('tag', { tag: 'Of this type', type });
      expect([status, body.type]).toEqual([200, type]);
      const listed = (await internal.get(`tags/${type}`)).body;
      expect(listed.map((row: any) => row.id)).toContain(body.id);
      expect(listed.every((row: any) => row.type === type)).toBe(true);
    }
    expect((await admin.post('tag', { tag: 'Of none', type: 'ENQUIRY' })).status).toBe(422);
  });

  test('BEH-094 a job title is deleted by its id without a slash', async () => {
    const { body } = await admin.post('jobtitles', { jobTitleName: 'Slater in chief' });
    expect(await admin.delete(`jobtitles${body.id}`)).toMatchObject({ status: 200, body: { id: body.id } });
    expect((await admin.delete(`jobtitles${body.id}`)).status).toBe(404);
  });

  test("VAL-019 editing without an id fails with 'Id must be available for editing.'", async () => {
    for (const path of ['quotationGrade', 'mbpdept', 'jobFunction', 'cityTown', 'activityTypes'])
      expect(await admin.put(path, { active: false })).toMatchObject({
        status: 422,
        body: { message: 'Id must be available for editing.' },
      });
  });
});
