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
  test('is listed, listed where active, created, changed and deleted', async () => {
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

  test("VAL-019 editing without an id fails with 'Id must be available for editing.'", async () => {
    for (const path of ['quotationGrade', 'mbpdept', 'jobFunction', 'cityTown', 'activityTypes'])
      expect(await admin.put(path, { active: false })).toMatchObject({
        status: 422,
        body: { message: 'Id must be available for editing.' },
      });
  });
});
