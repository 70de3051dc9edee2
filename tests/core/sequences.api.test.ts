import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../support/app.ts';
import { Client } from '../support/client.ts';
import { customerWithContact, enquiryOf, inDays } from '../support/work.ts';

let app: TestApp;
let internal: Client;
let admin: Client;
let who: Awaited<ReturnType<typeof customerWithContact>>;

beforeAll(async () => {
  app = await startApp();
  [internal, admin] = await Promise.all([Client.as(app, 'internal'), Client.as(app, 'admin')]);
  who = await customerWithContact(internal);
});
afterAll(() => app.close());

const enquire = async () => (await internal.post('opportunityconf', enquiryOf(who))).body;
const quote = async (opportunity: number, more: object = {}) => {
  const values = { quoteVerDate: inDays(0), productValue: 10, productType: 1, productQty: 1, quoteGrade: 1 };
  return internal.post('quotation', { opportunity, ...values, ...more });
};
const numberOf = ({ sQuoteNo }: { sQuoteNo: string }) => Number(sQuoteNo.slice(1));
const inOrder = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);

describe('a sequence', () => {
  test('continues after the existing numbers, with its prefix and width [AMB-070]', async () => {
    const all: { sQuoteNo: string }[] = (await internal.get('oppQuoteNo')).body;
    const { sQuoteNo } = await enquire();
    expect(sQuoteNo).toBe(`Q${String(Math.max(...all.map(numberOf)) + 1).padStart(6, '0')}`);
  });

  test('gives twenty concurrent records twenty consecutive numbers [AMB-070]', async () => {
    const first = numberOf(await enquire()) + 1;
    const made = await Promise.all(inOrder(0, 20).map(enquire));
    expect(made.map(numberOf).toSorted((a, b) => a - b)).toEqual(inOrder(first, 20));
    const { oppId } = made[0];
    const versions = await Promise.all(inOrder(0, 20).map(() => quote(oppId)));
    expect(versions.map(({ body }) => body.versionNo).toSorted((a, b) => a - b)).toEqual(inOrder(1, 20));
  });

  test('does not give the number of a deleted record again', async () => {
    const newest = await enquire();
    expect((await admin.delete(`opportunity/${newest.oppId}`)).status).toBe(200);
    expect(numberOf(await enquire())).toBe(numberOf(newest) + 1);
  });

  test('does not give the number of a deleted record again, if the record is older than the sequence', async () => {
    const { sql } = (await import('../support/built.ts').then(({ built }) =>
      built('core/db/sql.js'),
    )) as typeof import('../../server/core/db/sql.ts');
    const { oppId, sQuoteNo } = await enquire();
    const versions = [(await quote(oppId)).body, (await quote(oppId)).body];
    await app.platform.database.write(() => app.platform.database.rows(sql`delete from number_sequence`));
    expect((await admin.delete(`quotation/${versions[1].quoteVerId}`)).status).toBe(200);
    expect((await internal.get(`quotenextverno/${sQuoteNo}`)).body).toBe(3);
    expect((await quote(oppId)).body.versionNo).toBe(3);
  });

  test('starts at 1 within each record that it belongs to, and answers the next number [BEH-125]', async () => {
    const [one, other] = [await enquire(), await enquire()];
    expect((await internal.get(`quotenextverno/${one.sQuoteNo}`)).body).toBe(1);
    expect((await quote(one.oppId)).body.versionNo).toBe(1);
    expect((await quote(one.oppId)).body.versionNo).toBe(2);
    expect((await quote(other.oppId)).body.versionNo).toBe(1);
    expect((await internal.get(`quotenextverno/${one.sQuoteNo}`)).body).toBe(3);
  });

  test('ignores a number from the caller, and uses none for a refused record [VAL-103]', async () => {
    const { oppId } = await enquire();
    expect((await quote(oppId, { versionNo: 7 })).body.versionNo).toBe(1);
    expect((await quote(oppId, { productType: 0 })).status).toBe(422);
    const { body: second } = await quote(oppId);
    expect(second.versionNo).toBe(2);
    const change = { sQuoteNo: 'Q999999', versionNo: 9, notes: 'Ring first' };
    expect((await internal.put(`quotation/${second.quoteVerId}`, change)).body).toMatchObject({
      sQuoteNo: second.sQuoteNo,
      versionNo: 2,
      notes: 'Ring first',
    });
  });
});
