import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startApp, type TestApp } from '../../support/app.ts';
import { Client } from '../../support/client.ts';
import { customersOfBranches } from '../../support/orders.ts';
import { assigner } from '../../support/permissions.ts';
import { enquiryOf, inDays } from '../../support/work.ts';

let app: TestApp;
let admin: Client;
let who: Awaited<ReturnType<typeof customersOfBranches>>[number];
let other: typeof who;

beforeAll(async () => {
  app = await startApp();
  admin = await Client.as(app, 'admin');
  [who, other] = (await customersOfBranches(admin, 2)) as [typeof who, typeof who];
});
afterAll(() => app.close());

const villages = ['Stonebeck', 'Ramsgill', 'Pateley', 'Wath', 'Lofthouse', 'Middlesmoor', 'Askrigg', 'Keld', 'Muker'];
/** A building site that resembles no other: its address, and what is wanted there. */
function newSite() {
  const village = villages.shift()!;
  const address = { address1: `${village} Barn`, address2: `${village} Gill`, address3: village };
  return { oppDescription: `Slates for ${village}`, ...address, postCode: `HG${villages.length + 1} 5ZZ` };
}
let seller: Client | undefined;
/** Someone who may read only the enquiries of the first customer's branch. */
async function limited(): Promise<Client> {
  if (seller) return seller;
  seller = await Client.as(app, 'salesexec');
  const { id } = (await seller.get('user/profile')).body;
  await admin.put(`updateUser/${id}`, { defBranch: who.customer.mbpBranch.id });
  await (await assigner(admin)).user(id, 'ViewQuotations', 5);
  return seller;
}

const valuesOf = (of: typeof who, site: object) => ({ ...enquiryOf(of), ...site });
const save = async (of: typeof who, site: object) => (await admin.post('opportunityconf', valuesOf(of, site))).body;

describe('a possible duplicate of an enquiry', () => {
  test('is answered with 409 as the whole enquiry, with its similarities and the reasons [BEH-111 BEH-114 STA-049]', async () => {
    const site = newSite();
    const saved = await save(who, site);
    const { status, body } = await admin.post('opportunity', valuesOf(who, site));
    expect(status).toBe(409);
    expect(body).toEqual([
      {
        ...(await admin.get(`opportunity/${saved.oppId}`)).body,
        sim_desc_rank: 1,
        sim_addr_rank: 1,
        sameSite: true,
        reasons: ['oppDescription', 'address1', 'address2', 'address3', 'cityTown', 'postCode'].map((field) => ({
          field,
          title: expect.any(String),
          match: 'same',
        })),
      },
    ]);
  });

  test('is left out of the check once the pair has been called different, and is back when that is undone', async () => {
    const site = newSite();
    const [first, second] = [await save(who, site), await save(who, site)];
    const { oppDescription, address1, address2, address3, cityTown, postCode } = valuesOf(who, site);
    const draft = { oppDescription, address1, address2, address3, cityTown, postCode, address4: '' };
    const check = () => admin.post('getDupEnquiry', { ...draft, oppId: second.oppId });
    expect((await check()).body.map((row: any) => row.oppId)).toEqual([first.oppId]);
    const pair = `notDuplicateEnquiries/${first.oppId}/${second.oppId}`;
    expect((await admin.post(pair)).status).toBe(200);
    expect(await check()).toMatchObject({ status: 200, body: [] });
    expect((await admin.delete(pair)).status).toBe(200);
    expect((await check()).status).toBe(409);
  });

  test('of another customer is marked if it is for the same site', async () => {
    const site = newSite();
    const [near, old] = [await save(other, site), await save(other, { ...site, dateReceived: inDays(-120) })];
    const { body } = await admin.post('opportunity', valuesOf(who, site));
    const marks = new Map(body.map(({ oppId, sameSite }: any) => [oppId, sameSite]));
    expect(marks).toEqual(
      new Map([
        [near.oppId, true],
        [old.oppId, false],
      ]),
    );
  });
});

describe('the number of possible duplicates', () => {
  const saveMany = async (of: typeof who, site: object, count: number) => {
    for (let left = count; left > 0; left -= 10)
      await Promise.all(Array.from({ length: Math.min(10, left) }, () => save(of, site)));
  };
  const rangeOf = async (client: Client, site: object) => {
    const { oppDescription, address1, address2, address3, cityTown, postCode } = valuesOf(who, site);
    const draft = { oppDescription, address1, address2, address3, cityTown, postCode, address4: '' };
    const { status, body, headers } = await client.post('getDupEnquiry', draft);
    return { status, rows: body as any[], range: headers.get('content-range') };
  };

  test('is the true one: of 120, the 100 most similar are answered, the most similar first [BEH-110 CON-023 AMB-111]', async () => {
    const site = newSite();
    await saveMany(who, { ...site, address1: `${site.address3} Mill` }, 70);
    await saveMany(who, site, 50);
    const { status, rows, range } = await rangeOf(admin, site);
    expect([status, range, rows.length]).toEqual([409, 'enquiry 0-99/120', 100]);
    expect(rows.slice(0, 50).map((row) => row.sim_addr_rank)).toEqual(Array.from({ length: 50 }, () => 1));
    expect(rows.slice(50).every((row) => row.sim_addr_rank < 1)).toBe(true);
    expect(new Set(rows.map((row) => row.oppId)).size).toBe(100);
  });

  test('is the true one of all that share a post code, even if these are very many [AMB-111]', async () => {
    const site = newSite();
    await saveMany(who, { ...site, oppDescription: 'Drainage', address1: '1', address2: 'Back Lane' }, 60);
    await saveMany(who, site, 230);
    const { rows, range } = await rangeOf(admin, site);
    expect([range, rows.length]).toEqual(['enquiry 0-99/230', 100]);
    expect(rows.every((row) => row.sim_desc_rank === 1)).toBe(true);
  });

  test('counts only those that the person may read [AMB-111 AMB-102]', async () => {
    const person = await limited();
    const site = newSite();
    await saveMany(other, site, 30);
    await saveMany(who, site, 25);
    expect((await rangeOf(person, site)).range).toBe('enquiry 0-24/25');
    expect((await rangeOf(admin, site)).range).toBe('enquiry 0-54/55');
  });
});

describe('enquiries for the same site', () => {
  const sameSite = async (client: Client, { oppId }: { oppId: number }) =>
    (await client.get(`sameSiteEnquiries/${oppId}`)).body.map((row: any) => row.oppId);

  test('have the same post code and house, a similar description and at most 90 days between them', async () => {
    const site = newSite();
    const mine = await save(who, site);
    const similar = await save(other, { ...site, oppDescription: `${site.address3}: slates wanted` });
    const early = await save(other, { ...site, dateReceived: inDays(-91) });
    for (const away of [
      { address1: '7' },
      { postCode: 'HG9 5ZZ' },
      { oppDescription: 'Drainage' },
      { dateReceived: inDays(-92) },
    ])
      await save(other, { ...site, ...away });
    expect(await sameSite(admin, mine)).toEqual([similar.oppId, early.oppId]);
    const { body } = await admin.get(`sameSiteEnquiries/${mine.oppId}`);
    expect(body[0]).toEqual((await admin.get(`opportunity/${similar.oppId}`)).body);
  });

  test('are without those that have been called different, until that is undone', async () => {
    const site = newSite();
    const [mine, theirs, third] = [await save(who, site), await save(other, site), await save(other, site)];
    const pair = `notDuplicateEnquiries/${theirs.oppId}/${mine.oppId}`;
    await admin.post(pair);
    expect(await sameSite(admin, mine)).toEqual([third.oppId]);
    expect(await sameSite(admin, theirs)).toEqual([third.oppId]);
    expect(await sameSite(admin, third)).toEqual([theirs.oppId, mine.oppId]);
    await admin.delete(pair);
    expect(await sameSite(admin, mine)).toEqual([third.oppId, theirs.oppId]);
  });

  test('are shown only as far as the person may read them [AMB-102]', async () => {
    const person = await limited();
    const site = newSite();
    const [mine, own, theirs] = [await save(who, site), await save(who, site), await save(other, site)];
    expect(await sameSite(person, mine)).toEqual([own.oppId]);
    expect((await person.get(`sameSiteEnquiries/${theirs.oppId}`)).status).toBe(404);
  });
});
